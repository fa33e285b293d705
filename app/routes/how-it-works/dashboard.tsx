import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { OwnPathLink } from "#app/components/ui/own-path-link.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { sampleDashboard } from "#app/content/pages/buying/how-it-works-words.ts";
import { MilestoneHouse } from "./journey-scenes.tsx";

const { percent, milestones, after, nextStep } = sampleDashboard;
const complete = milestones.filter(({ state }) => state === "Complete").length;

/** The sample progress dashboard: a lit window for each milestone reached. */
export function Dashboard() {
  return (
    <section className="hw-dash">
      <div className="turn turn--LR" />
      <div className="leg leg--R">
        <div className="wrap cols">
          <div>
            <h2>Each milestone turns on a light</h2>
            <p className="lead">
              This is what progress looks like for an example customer: what is done, what is under way, and the one
              thing to do next.
            </p>
            <p>A pre-approval is a lender’s step. Pre-qualification gets you ready for it.</p>
            <ButtonLink to="/get-started" look="line">
              Get Pre-Qualified
            </ButtonLink>
            <OwnPathLink />
          </div>
          <SampleCard />
        </div>
      </div>
    </section>
  );
}

function SampleCard() {
  return (
    <article className="card hw-card" aria-labelledby="dashboard">
      <div className="apart hw-card__top">
        <h3 id="dashboard">Example customer</h3>
        <Tag>Sample dashboard</Tag>
      </div>
      <div className="hw-card__now">
        <div>
          <label htmlFor="progress">
            <b>{percent}%</b> complete
          </label>
          <progress id="progress" max="100" value={percent}>
            {percent}%
          </progress>
          <p>
            {complete} of {milestones.length} milestones
          </p>
        </div>
        <MilestoneHouse lit={complete} />
      </div>
      <ol className="vpath">
        {milestones.map(({ name, state }) => (
          <li key={name} className="apart">
            <Stop state={state === "Complete" ? "done" : "next"} />
            <b>{name}</b> <span className="small">{state}</span>
          </li>
        ))}
      </ol>
      <NextStep />
      <p className="in-row hw-card__after">
        After that: <b>{after.name}</b> <span className="small">{after.state}</span>
      </p>
      <p className="fine">
        Not a real customer. The percentage counts tasks. A milestone counts once all its tasks are done.
      </p>
    </article>
  );
}

/** The sample's button says what it would need; a native popover, so no script has to run. */
function NextStep() {
  return (
    <div className="apart hw-card__next">
      <p>
        Next step: <b>{nextStep}</b>
      </p>
      <Button small popoverTarget="upload-sample">
        Upload Documents
      </Button>
      <div
        popover="auto"
        id="upload-sample"
        className="note hw-upload screen-only"
        role="dialog"
        aria-labelledby="upload-title"
      >
        <h4 id="upload-title">This dashboard is a sample</h4>
        <p>
          Nothing can be uploaded here. A secure document portal is planned. Until then your advisor tells you a safe
          way to send papers; please do not email them.
        </p>
        <p>Today, you can get them together.</p>
        <div className="acts">
          <ButtonLink small to="/mortgage-process#documents">
            See the document checklist <Arrow />
          </ButtonLink>
          <Button small look="line" popoverTarget="upload-sample" popoverTargetAction="hide">
            Close
          </Button>
        </div>
      </div>
    </div>
  );
}
