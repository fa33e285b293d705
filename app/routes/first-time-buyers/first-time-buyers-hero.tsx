import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { Stop, type StopState, stopStateWords } from "#app/components/ui/stop.tsx";
import { firstTimeDefinition, sampleChecklist } from "#app/content/pages/buying/first-time-buyers-words.ts";
import { ChecklistHouse } from "./first-time-buyers-scenes.tsx";

const completed = sampleChecklist.filter((item) => item.completed).length;
const percent = Math.round((completed / sampleChecklist.length) * 100);
const next = sampleChecklist.findIndex((item) => !item.completed);

/** The promise, and a house in which a light goes on for each thing done. */
export function Hero() {
  return (
    <PageHero
      name="First-time buyers"
      className="split--65"
      title="Your first home, one lit window at a time"
      lead="Buying looks like one huge step. It is seven smaller ones in three phases. Each one you finish turns on a light."
      actions={
        <>
          <ButtonLink to="/get-started">
            Start With a Free Analysis <Arrow />
          </ButtonLink>
          <ButtonLink to="#phases" look="line">
            See the Three Phases
          </ButtonLink>
        </>
      }
      aside={<Checklist />}
    >
      <div className="ft-first">
        <h2 className="h4">Who counts as first-time?</h2>
        <p className="small">{firstTimeDefinition.text}</p>
        <p className="fine">{firstTimeDefinition.source}</p>
      </div>
    </PageHero>
  );
}

function Checklist() {
  return (
    <div className="ft-list">
      <ChecklistHouse
        lit={completed}
        title={`A house with ${sampleChecklist.length} numbered windows; the first ${completed} are lit`}
      />
      <p className="in-row ft-list__state">
        <Tag>Sample checklist</Tag>
        <b>
          {completed} of {sampleChecklist.length} complete
        </b>
        <span className="ft-list__percent">{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-label="Sample checklist complete">
        {percent}%
      </progress>
      <ol>
        {sampleChecklist.map(({ item, completed: done }, index) => {
          const state: StopState = done ? "done" : index === next ? "next" : "later";
          return (
            <li key={item}>
              <Stop state={state} />
              <span>
                {index + 1}. {item} <span className="vh">({stopStateWords[state]})</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
