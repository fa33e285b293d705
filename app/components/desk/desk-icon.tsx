/** The desk's icons on a 16 by 16 grid, by meaning. */
const paths = {
  analysis: "M4 1.5h6l3 3v10H4zM10 1.5v3h3M6.5 8h4M6.5 11h4",
  message: "M1.5 3.5h13v9h-13zM1.5 4l6.5 5 6.5-5",
  accessibility: "M8 1.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM2.5 5.8l5.5 1 5.5-1M8 6.8v3l-2.5 4.7M8 9.8l2.5 4.7",
  privacy: "M3 7h10v7.5H3zM5 7V4.5a3 3 0 0 1 6 0V7M8 10v2",
  day: "M2 3h12v11.5H2zM2 6.5h12M5 1.5v3M11 1.5v3M6 10.5l1.5 1.5 3-3",
  inbox: "M1.5 9l2.5-6.5h8L14.5 9v4.5h-13zM1.5 9h4l1 2h3l1-2h4",
  people: "M8 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 14.5c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5",
  note: "M3 1.5h10v9l-4 4H3zM9 14.5v-4h4M5.5 5h5M5.5 8h3",
  new: "M8 2.5v11M2.5 8h11",
  aside: "M2 3.5h12M2 8h12M2 12.5h8",
  clock: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 4.5V8l2.5 2",
  key: "M5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 8h6.5v3M11.5 8v2",
  bars: "M2 14.5h12M4 14V9M8 14V5M12 14V2",
  audit: "M1.5 8c1.5-3 3.8-4.5 6.5-4.5S13 5 14.5 8c-1.5 3-3.8 4.5-6.5 4.5S3 11 1.5 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  data: "M8 1.5v8.5M4.5 6.5 8 10l3.5-3.5M2 11v3.5h12V11",
  find: "M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zM10.5 10.5l4 4",
} as const;

export type DeskIconName = keyof typeof paths;

/** An icon next to a word that says the same. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="ic" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
