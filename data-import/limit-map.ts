import { absoluteArcs, type CountyGeometry, type CountyTopology, countiesOf, ringsOf } from "./county-shapes.ts";

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

/**
 * Three SVG paths of one small map: the borders of the states, and the areas of the counties whose loan limit is
 * above the baseline, those at the ceiling apart. Borders between counties of one kind are not drawn.
 */
export function limitMap(topology: CountyTopology, limits: ReadonlyMap<string, number>, baseline: number) {
  const ceiling = baseline * 1.5;
  const counties = countiesOf(topology);
  const arcs = absoluteArcs(topology).map((arc) => arc.map(([x, y]): Point => [x * scale, y * scale]));
  const kindOf = ({ id }: CountyGeometry) => {
    const limit = limits.get(id) ?? 0;
    return limit >= ceiling ? "ceiling" : limit > baseline ? "above" : "baseline";
  };
  return {
    box: "0 0 800 492",
    states: borders(counties, arcs, ({ id }) => id.slice(0, 2)),
    above: area(
      counties.filter((county) => kindOf(county) === "above"),
      arcs,
    ),
    ceiling: area(
      counties.filter((county) => kindOf(county) === "ceiling"),
      arcs,
    ),
  };
}

/** Pixels by which a border may be off. */
const tolerance = 1.2;
const scale = 0.8;
/** Islands smaller than this many pixels across are not drawn. */
const smallest = 3;

/** Every line between two states or a state and the sea, once. */
function borders(
  counties: readonly CountyGeometry[],
  arcs: readonly Line[],
  stateOf: (county: CountyGeometry) => string,
): string {
  const sides = new Map<number, string[]>();
  for (const county of counties) {
    for (const arc of ringsOf(county).flat()) {
      const key = arc < 0 ? ~arc : arc;
      sides.set(key, [...(sides.get(key) ?? []), stateOf(county)]);
    }
  }
  const byPair = new Map<string, number[]>();
  for (const [arc, [one = "", other = ""]] of sides) {
    if (one === other) continue;
    const pair = [one, other].toSorted().join();
    byPair.set(pair, [...(byPair.get(pair) ?? []), arc]);
  }
  return [...byPair.values()]
    .flatMap((pair) => chains(pair, arcs))
    .map(pathOf)
    .join("");
}

/** The outline of counties taken together. */
function area(counties: readonly CountyGeometry[], arcs: readonly Line[]): string {
  const used = new Set<number>();
  for (const arc of counties.flatMap(ringsOf).flat()) {
    if (!used.delete(~arc)) used.add(arc);
  }
  return chains([...used], arcs)
    .map(pathOf)
    .join("");
}

/** Joins arcs that meet end to end into as few lines as may be. */
function chains(indexes: readonly number[], arcs: readonly Line[]): Line[] {
  const open = new Set(indexes);
  const at = new Map<string, number[]>();
  const line = (index: number): Line => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));
  const nearby = (point: Point | undefined) => (point ?? []).map((value) => value.toFixed(3)).join();
  for (const index of indexes) {
    for (const end of [line(index)[0], line(index).at(-1)])
      at.set(nearby(end), [...(at.get(nearby(end)) ?? []), index]);
  }
  const lines: Line[] = [];
  for (const start of indexes) {
    if (!open.delete(start)) continue;
    let points = line(start);
    for (let pass = 0; pass < 2; pass++) {
      for (let next = findNext(points); next !== undefined; next = findNext(points)) {
        open.delete(next);
        const more = line(next);
        const onward = nearby(more[0]) === nearby(points.at(-1)) ? more : more.toReversed();
        points = [...points, ...onward.slice(1)];
      }
      points = points.toReversed();
    }
    lines.push(points);
  }
  return lines;

  function findNext(points: Line): number | undefined {
    return (at.get(nearby(points.at(-1))) ?? []).find((index) => open.has(index));
  }
}

function pathOf(points: Line): string {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return "";
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const closed = Math.hypot(start[0] - end[0], start[1] - end[1]) < 0.01;
  const across = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  // The far end of the Aleutians would push the whole map to the right.
  if ((closed && across < smallest) || Math.max(...xs) < 0) return "";
  // A ring has no far end to hold on to, so its two halves are thinned apart.
  const half = Math.floor(points.length / 2);
  const kept = closed ? [...thin(points.slice(0, half + 1)), ...thin(points.slice(half)).slice(1)] : thin(points);
  const round = kept.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const [first = [0, 0], ...rest] = round;
  let [x = 0, y = 0] = first;
  const steps = rest.flatMap(([nextX = 0, nextY = 0]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] || step[1] ? [step] : [];
  });
  if (steps.length === 0) return "";
  return `M${first[0]} ${first[1]}l${steps.map(([dx, dy]) => `${dx} ${dy}`).join(" ")}`.replaceAll(" -", "-");
}

/** Douglas and Peucker: drops the points that are nearer than the tolerance to the line without them. */
function thin(points: Line): Line {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [farthest, index] = [0, 0];
  points.forEach(([x, y], place) => {
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (y - first[1]) - (last[1] - first[1]) * (x - first[0])) / length;
    if (off > farthest) [farthest, index] = [off, place];
  });
  if (farthest <= tolerance) return [first, last];
  return [...thin(points.slice(0, index + 1)), ...thin(points.slice(index)).slice(1)];
}
