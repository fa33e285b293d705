import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { sampleMatches } from "#app/content/pages/buying/features-words.ts";

const verdicts = { fits: "Fits", unsure: "Cannot tell yet", no: "Does not fit" } as const;

/** Floor two: the rules of four kinds of help beside one sample renter. */
export function AssistanceMatching() {
  return (
    <section className="leg leg--R sec fx-floor" id="assistance-matching">
      <Plate onRail>2</Plate>
      <div className="wrap cols fx-aid__in">
        <div>
          <h2>Financial Assistance Matching: your facts beside their rules</h2>
          <p>
            <ClaimFigure claim={offers.assistancePrograms} /> programs help with down payments and closing costs:{" "}
            {programCounts.all} counted, {programCounts.national} national, {programCounts.state} state and{" "}
            {programCounts.local} city or county. We compare your facts with their rules. You get one of three answers,
            and the reason.
          </p>
          <a className="tlink" href="/programs">
            See all {programCounts.all} programs <Arrow />
          </a>
        </div>
        <MatchTable />
        <DisclosureText>
          <Disclosure claims={[offers.assistancePrograms, ...sampleMatches.map(({ claim }) => claim)]} />
        </DisclosureText>
      </div>
    </section>
  );
}

function MatchTable() {
  return (
    <div className="fx-match">
      <p className="in-row fx-said">
        <Tag>Sample renter</Tag> Rents, never owned, family of three, course done
      </p>
      <table>
        <caption className="vh">Four kinds of help, what each asks, and whether it fits the sample renter</caption>
        <thead>
          <tr>
            <th scope="col">Kind of help</th>
            <th scope="col">What it asks</th>
            <th scope="col">This renter</th>
          </tr>
        </thead>
        <tbody>
          {sampleMatches.map(({ kind, claim, asks, verdict, why }) => (
            <tr key={kind}>
              <th scope="row">
                {kind}
                <b>
                  <ClaimFigure claim={claim} />
                </b>
              </th>
              <td>{asks}</td>
              <td className={`fx-${verdict}`}>
                <b>{verdicts[verdict]}</b>
                {why}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
