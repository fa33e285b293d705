import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { Month } from "#app/domain/path/household.ts";
import { focusHeading } from "#app/lib/device/after-frame.ts";
import type { KeptPath } from "#app/lib/my-path/kept-path.ts";
import { forwardWords } from "./forward-words.ts";

type BroughtForwardProps = { path: KeptPath; now: Month; onTake: () => void };

/** In a month after the one in which the plan was typed: what its figures come to now, to be taken or changed. */
export function BroughtForward({ path, now, onTake }: BroughtForwardProps) {
  const words = forwardWords(path, now);
  if (words === null) return null;
  const asked = path.typed?.savedCents === undefined ? "debts" : "savings";
  return (
    <section className="note kept-note" aria-label="Your numbers, brought forward">
      <p>
        {words} <span className="screen-only">Is that so?</span>
      </p>
      <div className="acts screen-only">
        <Button
          small
          onClick={() => {
            onTake();
            focusHeading();
          }}
        >
          Yes, That Is Right
        </Button>
        <ButtonLink look="line" small to={`/my-path#${asked}`}>
          Change Them
        </ButtonLink>
      </div>
    </section>
  );
}
