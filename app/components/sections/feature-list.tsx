import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { Handover, Mailroom } from "./feature-scenes.tsx";

/** Three stretches of the path, each at a different pace: side by side, across the page, along a calendar. */
export function Features() {
  return (
    <>
      <section className="leg leg--R sec features__head">
        <div className="wrap head">
          <h2>Three things stand between your rent and your own front door.</h2>
          <p className="lead">
            A score held down by errors. Cash for the down payment. And a lease that ends on the wrong day. We work on
            all three.
          </p>
        </div>
      </section>
      <div className="turn turn--RL" />
      <div className="leg leg--L">
        <CreditRepair />
        <AssistanceMatching />
        <Transition />
      </div>
      <div className="turn turn--LR" />
    </>
  );
}

function CreditRepair() {
  return (
    <section className="stretch">
      <Plate onRail>1</Plate>
      <div className="wrap cols cols--start">
        <div>
          <h3>Advanced Credit Repair: the letters get written, you read the answers</h3>
          <p>
            AI-assisted analysis goes through your credit reports. Automated letters dispute what looks wrong, too old
            or not yours. Then we track the bureaus’ answers.
          </p>
          <ul className="facts">
            <li>
              <b>Credit analysis</b>
              <span>{answerTimeWords(answerTimes.creditAnalysis)}</span>
            </li>
            <li>
              <b>Dispute letters</b>
              <span>1–2 days</span>
            </li>
            <li>
              <b>Monitoring and updates</b>
              <span>30–90 days</span>
            </li>
          </ul>
          <p className="small">
            Typical times. You can also dispute errors yourself, free of charge, with each credit bureau.
          </p>
        </div>
        <DisputeLetter />
      </div>
    </section>
  );
}

function AssistanceMatching() {
  return (
    <section className="stretch stretch--wide">
      <Plate onRail>2</Plate>
      <div className="wrap stretch__across cols cols--start">
        <h3>Financial Assistance Matching: mail worth opening</h3>
        <div>
          <p>
            More than 100 programs help with down payments and closing costs, and each has its own rules. We look for
            the ones whose rules you meet.
          </p>
          <a className="tlink" href="/financial-aid">
            See what programs pay for <Arrow />
          </a>
        </div>
      </div>
      <Mailroom />
    </section>
  );
}

function Transition() {
  return (
    <section className="stretch">
      <Plate onRail>3</Plate>
      <div className="wrap">
        <div className="stretch__intro">
          <h3>Tenant-to-Owner Transition Support: one calendar for two doors</h3>
          <p>
            Your notice, your closing day and your first payment depend on each other. Put them on one calendar, and you
            pay for two homes for fewer weeks. <a href="/how-it-works">See all five steps</a>
          </p>
        </div>
        <Handover />
      </div>
    </section>
  );
}

/** A sample letter to a bureau, with the result for each line. */
function DisputeLetter() {
  return (
    <div className="exhibit">
      <Envelope />
      <div className="letter">
        <FoldedCorner />
        <Tag>Sample letter</Tag>
        <p>
          To the credit bureau: I dispute these items under the Fair Credit Reporting Act. Please investigate each one.
        </p>
        <ul className="disputed lines pairs">
          <li>
            <s>Store card, 60 days late</s> <b className="ok">Removed</b>
          </li>
          <li>
            <s>Medical collection, $312</s> <b className="ok">Removed</b>
          </li>
          <li>
            <span>Auto loan, opened by someone else</span> <b className="warn">Bureau is checking</b>
          </li>
        </ul>
        <p className="small">Results vary. Accurate information stays. No one can have it removed.</p>
      </div>
    </div>
  );
}

/** An envelope seen from above, its flap toward the reader. */
function Envelope() {
  return (
    <svg className="env screen-only" viewBox="0 0 300 190" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect x="2" y="2" width="296" height="186" fill="var(--s-cream)" />
        <path d="M2 2l148 104L298 2" fill="none" />
        <path d="M2 188l110-100M298 188L188 88" fill="none" />
      </g>
    </svg>
  );
}

/** The folded corner of a sheet: it covers the sheet's own corner and shows the back. */
function FoldedCorner() {
  return (
    <svg className="fold screen-only" viewBox="-2 -4 50 50" aria-hidden="true">
      <path d="M-2 -4L48 46V-4z" fill="var(--paper)" />
      <path d="M1 1v42h42z" fill="var(--paper-sunk)" stroke="var(--frame-ink)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
