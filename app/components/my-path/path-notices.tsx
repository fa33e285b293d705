import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type KeptPath, pathStore, type ReadPath } from "#app/lib/my-path/kept-path.ts";
import { saidNumbers } from "./said-numbers.tsx";
import type { PartProps } from "./use-path-page.ts";

/** All notices about the plan: a problem with the kept data, a wipe, another plan. In its own script. */
export function PathNotices({ page }: Pick<PartProps, "page">) {
  const { incoming } = page;
  return (
    <>
      <DeviceNotices
        page={page}
        store={pathStore}
        what="plan"
        instead="Save the file if you want to keep it."
        file="my-path-unread.txt"
      />
      {incoming && (
        <IncomingPlan read={incoming} hasPlan={page.hasPlan} onUse={page.onDecide} onKeep={() => page.onDecide(null)} />
      )}
    </>
  );
}

type IncomingPlanProps = { read: ReadPath; hasPlan: boolean; onUse: (path: KeptPath) => void; onKeep: () => void };

/** A plan from a file, a code or a link. It replaces the one here only if the visitor says so. */
function IncomingPlan({ read, hasPlan, onUse, onKeep }: IncomingPlanProps) {
  if (read.is !== "kept") {
    return (
      <div className="note note--bad kept-note" role="alert">
        <p>
          {read.is === "newer"
            ? "This plan was made by a newer version of this page. Reload the page, then open the plan again. Nothing here was changed."
            : "We can’t read this as a plan. Nothing here was changed."}
        </p>
        <Button look="line" small onClick={onKeep}>
          All right
        </Button>
      </div>
    );
  }
  const { kept: path } = read;
  return (
    <section className="note kept-note" aria-labelledby="incoming">
      <h2 id="incoming" tabIndex={-1}>
        Open this plan on this device?
      </h2>
      <dl className="rows pairs small">
        {saidNumbers(path.household).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {hasPlan && <p>It replaces the plan that is here now.</p>}
      <div className="acts">
        <Button small onClick={() => onUse(path)}>
          {hasPlan ? "Use This One" : "Open It"}
        </Button>
        <Button look="line" small onClick={onKeep}>
          {hasPlan ? "Keep Mine" : "No"}
        </Button>
      </div>
    </section>
  );
}
