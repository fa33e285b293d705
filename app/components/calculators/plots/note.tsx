import type { ReactNode } from "react";

type NoteProps = {
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end" | undefined;
  /** Ink, the quieter ink of axes, clay for costs, or evergreen. */
  look?: "ink" | "quiet" | "cost" | "good";
  strong?: boolean;
  children: ReactNode;
};

const fills = { ink: "var(--ink)", quiet: "var(--ink-2)", cost: "var(--clay)", good: "var(--evergreen)" };

/** Words in a plot. A rim of paper keeps them off the lines. */
export function Note({ x, y, size, anchor, look = "ink", strong = false, children }: NoteProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={size}
      fontWeight={strong ? 600 : undefined}
      textAnchor={anchor}
      paintOrder="stroke"
      stroke="var(--paper)"
      strokeWidth="5"
      strokeLinejoin="round"
      style={{ fill: fills[look] }}
    >
      {children}
    </text>
  );
}

/** To a tenth of a drawing unit, so that the page stays small. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}
