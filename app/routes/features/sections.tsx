import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { sampleMatches, sampleReport } from "#app/content/pages/buying/features-words.ts";
import { classNames } from "#app/lib/format/class-names.ts";

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

/** Floor one: a report with notes in its margin, what may be disputed and what stays. */
export function CreditRepair() {
  return (
    <section className="leg leg--L sec fx-floor fx-credit" id="credit-repair">
      <Plate onRail>1</Plate>
      <div className="wrap">
        <div className="head">
          <h2>Advanced Credit Repair: a letter for each mistake</h2>
          <p className="lead">
            AI-assisted analysis reads your reports line by line and sorts the lines into two piles: what looks wrong,
            and what is right. Only the first gets a dispute letter.
          </p>
        </div>
        <MarkedReport />
        <div className="cols cols--start fx-after">
          <p>
            Software writes the letters from your reports, and we track each one until the bureau answers. A letter
            can’t help with what is right. Only time, on-time payments and lower balances can. We tell you which of
            these helps you most.
          </p>
          <a className="tlink" href="/credit-repair">
            How credit repair works, and what it costs <Arrow />
          </a>
        </div>
      </div>
    </section>
  );
}

function MarkedReport() {
  return (
    <div className="fx-report">
      <p className="in-row fx-said">
        <Tag>Sample report</Tag> Two of these four lines may be disputed.
      </p>
      <table>
        <caption className="vh">A sample credit report with our notes in its margin</caption>
        <thead className="vh">
          <tr>
            <th scope="col">On the report</th>
            <th scope="col">Reported</th>
            <th scope="col">Our note in the margin</th>
          </tr>
        </thead>
        <tbody>
          {sampleReport.map(({ line, reported, finding, disputed }) => (
            <tr key={line} className={classNames(disputed && "fx-wrong")}>
              <th scope="row">{line}</th>
              <td>{reported}</td>
              <td>{finding}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        Not a real customer. Results vary; accurate information cannot be removed from a report. You can dispute errors
        yourself, free of charge, with each credit bureau. {openDisputes.first} {openDisputes.why}
      </p>
    </div>
  );
}
