import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { sampleReport } from "#app/content/pages/buying/features-words.ts";
import { classNames } from "#app/lib/format/class-names.ts";

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
