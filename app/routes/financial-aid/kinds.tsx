import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { assistanceKinds } from "#app/content/pages/assistance.ts";

/** Types of assistance as a ledger: on small screens each row is an entry of its own. */
export function Kinds() {
  return (
    <section className="leg leg--R sec" aria-labelledby="kinds">
      <div className="wrap">
        <div className="head">
          <h2 id="kinds">Six kinds of help, and what each one pays for</h2>
          <p className="lead">
            “Assistance” is a word for very different money. Look at the last column before you look at the amount.
          </p>
        </div>
        <table className="fa-ledger">
          <caption>
            <Tag>Example amounts, not tied to one program</Tag>
          </caption>
          <thead>
            <tr>
              <th scope="col">Kind of help</th>
              <th scope="col">Amount</th>
              <th scope="col">What it covers</th>
              <th scope="col">Do you pay it back?</th>
            </tr>
          </thead>
          <tbody>
            {assistanceKinds.map(({ title, description, claim, coverage, payback }) => (
              <tr key={title}>
                <th scope="row">
                  <span className="fa-ledger__name">{title}</span>
                  <span>{description}</span>
                </th>
                <td>
                  <span className="fa-ledger__sum">
                    <ClaimFigure claim={claim} />
                  </span>
                </td>
                <td>
                  <b>Covers</b>
                  {coverage}
                </td>
                <td>
                  <b>Paying back</b>
                  {payback}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <DisclosureText>
          <Disclosure claims={assistanceKinds.map(({ claim }) => claim)} />
        </DisclosureText>
      </div>
    </section>
  );
}
