import type { ReactNode } from "react";

// Shared parts of every plot: its two papers, the words on them, and round numbers.

/** The paper of a plot, in drawing units: one for wide columns, one for phones. */
export type Sheet = { name: "wide" | "narrow"; width: number; height: number; text: number };

/** Both papers of one plot. */
export type Sheets = { wide: Sheet; narrow: Sheet };

/** Every calculator's plot has these widths, in drawing units. */
export const sheetWidths = { wide: 780, narrow: 300 } as const;

export function sheetsOf(wideHeight: number, narrowHeight: number): Sheets {
  return {
    wide: { name: "wide", width: sheetWidths.wide, height: wideHeight, text: 16 },
    narrow: { name: "narrow", width: sheetWidths.narrow, height: narrowHeight, text: 15 },
  };
}

type TwoSheetsProps = {
  sheets: Sheets;
  /** The plot in words, for those who do not see it. */
  label: string;
  draw: (sheet: Sheet) => ReactNode;
};

/** One plot, drawn for each sheet; the style sheet shows one of them. */
export function TwoSheets({ sheets, label, draw }: TwoSheetsProps) {
  return [sheets.wide, sheets.narrow].map((sheet) => (
    <svg
      key={sheet.name}
      className={`plot plot--${sheet.name}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
    >
      {draw(sheet)}
    </svg>
  ));
}

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

/** Words in a plot. A rim of paper keeps them clear of the lines. */
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

/** The width of words on a sheet. Estimated: a letter is about half as wide as it is high. */
export function widthOf(words: string, sheet: Sheet): number {
  return words.length * sheet.text * 0.53;
}

/** To a tenth of a drawing unit, so that the page stays small. */
export function round(units: number): number {
  return Math.round(units * 10) / 10;
}
