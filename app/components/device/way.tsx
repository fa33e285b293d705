import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { counted } from "#app/domain/text/counted.ts";

/** One row in the list of ways to take the data along: the way, and its button. */
export function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="apart">
      <span>
        <b>{title}</b>
        <span className="small">{text}</span>
      </span>
      <span className="in-row">{children}</span>
    </li>
  );
}

/** `none` is the text if there are no dates to save. */
export function DatesWay({ count, none, onSave }: { count: number; none: string; onSave: () => void }) {
  return (
    <Way title="Dates for your calendar" text={count === 0 ? none : `${counted(count, "date")}, as a file (.ics)`}>
      <Button look="line" small disabled={count === 0} onClick={onSave}>
        Save Dates
      </Button>
    </Way>
  );
}

export function PrintWay({ title, text, disabled }: { title: string; text: string; disabled?: boolean }) {
  return (
    <Way title={title} text={text}>
      <Button look="line" small disabled={disabled} onClick={() => window.print()}>
        Print
      </Button>
    </Way>
  );
}

export function WipeWay({ onWipe }: { onWipe: () => void }) {
  return (
    <Way title="Wipe it all" text="Nothing stays on this device. You can undo it until you leave.">
      <Button look="line" small className="wipe" onClick={onWipe}>
        Wipe
      </Button>
    </Way>
  );
}
