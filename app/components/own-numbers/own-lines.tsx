import type { ReactNode } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { ownCents } from "#app/lib/my-path/own-numbers.ts";
import fillInScript from "./fill-in-script.ts?script";

/** The attributes of a figure: each number times its factor, added up, and rounded to `step` cents. */
type FillIn = {
  sum: Partial<Record<keyof ReturnType<typeof ownCents>, number>>;
  /** The number that the amount is shown as a share of. */
  per?: "income";
  step?: number;
};

/**
 * Sentences with the visitor's own numbers, on a page without a framework: hidden until its script finds a plan on this
 * device. Each line has its figures as `OwnFigure` or `OwnLimit`, and shows only when all of them are known.
 */
export function OwnLines({ lines }: { lines: readonly { id: string; text: ReactNode }[] }) {
  return (
    <>
      {/* The script relies on this shape, and on every `b` in a line being a figure. */}
      <aside className="own screen-only" aria-label="Your numbers from My path" hidden>
        <div className="note apart">
          <div>
            <p>
              <b>Using your numbers</b>, from <a href="/my-path">My path</a>. They stay on this device.
            </p>
            <ul>
              {lines.map(({ id, text }) => (
                <li key={id} hidden>
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <Button small look="line">
            Use the example instead
          </Button>
        </div>
      </aside>
      <InlineScript code={fillInScript} />
    </>
  );
}

/** Dollars, or a share, that the script calculates from the visitor's numbers. */
export function OwnFigure({ sum, per, step }: FillIn) {
  return <b data-sum={writeSum(sum)} data-per={per} data-step={step} />;
}

/** One amount of a list: the one for the size of the visitor's household. The list starts with one person. */
export function OwnLimit({ cents }: { cents: readonly number[] }) {
  return <b data-list={cents.join(" ")} />;
}

/** The format the script reads: `income:0.03 debts:-1`. */
export function writeSum(sum: FillIn["sum"]): string {
  return Object.entries(sum)
    .map(([name, factor]) => `${name}:${Number(factor.toPrecision(9))}`)
    .join(" ");
}
