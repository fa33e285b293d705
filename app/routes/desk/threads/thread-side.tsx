import { MayPanel } from "#app/components/desk/contact/may-panel.tsx";
import { DueStreet } from "#app/components/desk/thread/due-street.tsx";
import type { ShownGate } from "#app/domain/contact/shown-gate.ts";

import type { SeenDocument } from "#app/server/desk/documents/seen-documents.server.ts";
import type { Choice, SeenThread } from "#app/server/desk/telling/seen-thread.server.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { ThreadFiles } from "./thread-files.tsx";

type ThreadSideProps = SeenThread & { gate: ShownGate; documents: readonly SeenDocument[]; colleagues: Choice[] };

/** The due time, the stage, whether we may contact them, and who they are. */
export function ThreadSide(props: ThreadSideProps) {
  const { id, version, newest, clocks, stages, stage, stageTitle, work, person, colleagues, gate, documents } = props;
  const fields = { thread: id, version, seen: newest };
  return (
    <aside className="thread-side" aria-label="When it is due, how to reach them, and who it is">
      <section className="panel" aria-labelledby="due-title">
        <div className="panel-head">
          <h2 id="due-title">Answer due</h2>
        </div>
        <DueStreet clocks={clocks} stages={stages} stage={stage} stageTitle={stageTitle} />
        {work && (
          <div className="street-forms">
            <ChoiceForm
              of="thread-stage"
              fields={fields}
              name="stage"
              label="Stage"
              button="Set"
              choices={work.stages}
              {...(stage === "closed" ? { none: "Open it again" } : { value: stage })}
            />
            {stage !== "closed" && (
              <ChoiceForm
                of="thread-close"
                fields={fields}
                name="reason"
                label="Close, because"
                button="Close"
                choices={work.reasons}
                none="Choose a reason"
              />
            )}
          </div>
        )}
      </section>
      <MayPanel {...gate} />
      <ThreadFiles documents={documents} />
      <PersonPanel person={person} mayWork={work !== null} colleagues={colleagues} threadId={id} />
    </aside>
  );
}
