import { formPages } from "./estimate-boxes.ts";

type Line = readonly [x: number, y: number, width: number];

/** The first thing you see on the paper form: the dark bars on each page. The rest of the print is quiet lines. */
const printed: readonly { bars: readonly Line[]; quiet: readonly Line[] }[] = [
  {
    bars: [
      [6, 35, 14],
      [6, 68, 22],
      [6, 92, 18],
    ],
    quiet: [
      [6, 11, 24],
      [6, 21, 28],
      [6, 73, 24],
      [6, 84, 26],
      [45, 48, 12],
      [45, 54, 18],
      [45, 62, 28],
      [6, 97, 30],
    ],
  },
  {
    bars: [
      [6, 11, 16],
      [45, 11, 18],
    ],
    quiet: [
      ...[24, 28, 46, 50, 54, 71, 75, 79].map((y): Line => [6, y, 20]),
      ...[18, 22, 30, 42, 50, 54, 62, 88, 93].map((y): Line => [45, y, 22]),
    ],
  },
  {
    bars: [
      [6, 32, 18],
      [6, 68, 26],
    ],
    quiet: [
      [6, 10, 22],
      [45, 10, 22],
      [6, 15, 26],
      [45, 15, 26],
      [6, 20, 18],
      [6, 75, 60],
      [6, 81, 66],
      [6, 87, 52],
      [6, 93, 64],
    ],
  },
];

/** A page of the form, with each box's number in its place. */
export function FormDrawing({ page }: { page: number }) {
  const { title = "", groups = [] } = formPages[page] ?? {};
  const { bars = [], quiet = [] } = printed[page] ?? {};
  const boxes = groups.flatMap(({ boxes }) => boxes);
  const before = formPages.slice(0, page).flatMap((each) => each.groups.flatMap(({ boxes }) => boxes)).length;
  return (
    <svg
      className="le-drawing"
      viewBox="0 0 85 110"
      role="img"
      aria-label={`Where the boxes are on ${title.toLowerCase()}`}
    >
      <rect className="le-paper" x="1" y="1" width="83" height="108" />
      <path className="le-quiet" d={pathOf(quiet)} />
      <path className="le-ink" d={pathOf(bars)} />
      <path className="le-line" d={pathOf(boxes.map(({ at }) => labelAt(at)))} />
      {boxes.map(({ name, at: [x, y] }, index) => (
        <g key={name}>
          <circle className="le-mark" cx={x} cy={y} r="3.1" />
          <text x={x} y={y + 1.5}>
            {before + index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The words of a box: left of a figure in its column, or right of a line in the header. */
function labelAt([x, y]: readonly [number, number]): Line {
  const column = x > 60 ? 45 : 6;
  return x === 37 || x > 60 ? [column, y, x - column - 5] : [x + 5, y, 18];
}

function pathOf(lines: readonly Line[]): string {
  return lines.map(([x, y, width]) => `M${x} ${y}h${width}`).join("");
}
