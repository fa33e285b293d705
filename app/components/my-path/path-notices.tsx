import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { KeptPath, ReadPath } from "#app/lib/my-path/kept-path.ts";
import { pathStore } from "#app/lib/my-path/path-store.ts";
import { saidNumbers } from "./said-numbers.tsx";
import type { PartProps } from "./use-path-page.ts";

/** All that may have to be said of the plan: what is wrong with what is kept, a wipe, another plan. A script of its own. */
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

/** A plan from a file, a code or a link. It takes the place of the one here only if its owner says so. */
function IncomingPlan({ read, hasPlan, onUse, onKeep }: IncomingPlanProps) {
  if (read.is !== "kept") {
    return (
      <div className="note note--bad kept-note" role="alert">
        <p>
          {read.is === "newer"
            ? "This plan was made by a newer version of this page. Load the page again, then open it once more. Nothing here was changed."
            : "This is no plan that we can read. Nothing here was changed."}
        </p>
        <Button look="line" small onClick={onKeep}>
          All right
        </Button>
      </div>
    );
  }
  const { path } = read;
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
      {hasPlan && <p>It takes the place of the plan that is here now.</p>}
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
