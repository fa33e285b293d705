import type { ReactNode } from "react";

/** The paper that a plot is drawn on, in drawing units: one for wide columns, one for phones. */
export type Sheet = { name: "wide" | "narrow"; width: number; height: number; text: number };

export type Sheets = { wide: Sheet; narrow: Sheet };

export function sheetsOf(wideHeight: number, narrowHeight: number): Sheets {
  return {
    wide: { name: "wide", width: 780, height: wideHeight, text: 16 },
    narrow: { name: "narrow", width: 300, height: narrowHeight, text: 15 },
  };
}

/** What `plotPlace` wants to know of the sheets. */
export function shapeOf({ wide, narrow }: Sheets) {
  return { wide: [wide.width, wide.height], narrow: [narrow.width, narrow.height] } as const;
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
