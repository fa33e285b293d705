import { quantize } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";

type Point = readonly [x: number, y: number];
export type CountyGeometry = (Polygon | MultiPolygon) & { id: string };
export type CountyTopology = Topology<{ counties: GeometryCollection<object> }>;

/** How far a border may be moved, as a share of the state's width: about a pixel and a half on a map of the state alone. */
const toleranceShare = 1 / 400;
const gridSize = 20_000;

/**
 * The borders of the counties as a smaller TopoJSON: each arc keeps the points that are seen on a map of its state
 * (Douglas and Peucker), and neighbors go on sharing theirs.
 */
export function countyShapes(topology: CountyTopology, listed: ReadonlySet<string>): Topology {
  const counties = countiesOf(topology).filter(({ id }) => listed.has(id));
  const arcs = absoluteArcs(topology);
  const tolerances = arcTolerances(counties, arcs);
  const simplified = arcs.map((arc, index) => simplify(arc, tolerances.get(index) ?? Number.POSITIVE_INFINITY));
  const used = [...tolerances.keys()].toSorted((a, b) => a - b);
  const numbers = new Map(used.map((from, to) => [from, to]));
  const numberOf = (arc: number) => (arc < 0 ? ~(numbers.get(~arc) ?? 0) : (numbers.get(arc) ?? 0));
  const renumber = (list: Arcs): Arcs =>
    list.map((item) => (typeof item === "number" ? numberOf(item) : renumber(item)));
  const geometries = counties.map(({ type, id, arcs: own }) => ({ type, id, arcs: renumber(own) }) as CountyGeometry);
  const shapes = {
    type: "Topology",
    objects: { counties: { type: "GeometryCollection", geometries } },
    arcs: used.map((arc) => simplified[arc] ?? []),
  };
  return quantize(shapes as unknown as CountyTopology, gridSize);
}

/** Numbers of arcs, in lists of lists as deep as the geometry goes. */
type Arcs = (number | Arcs)[];

/** The counties that have an outline. */
export function countiesOf(topology: CountyTopology): CountyGeometry[] {
  return topology.objects.counties.geometries.filter(
    ({ type }) => type === "Polygon" || type === "MultiPolygon",
  ) as CountyGeometry[];
}

/** Points in the units of the map instead of steps on a grid. */
export function absoluteArcs({ arcs, transform }: Topology): Point[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

/** For each arc the tolerance of the smallest state that it borders. */
function arcTolerances(counties: readonly CountyGeometry[], arcs: readonly Point[][]): Map<number, number> {
  const tolerances = new Map<number, number>();
  for (const [, inState] of Map.groupBy(counties, ({ id }) => id.slice(0, 2))) {
    const used = new Set(inState.flatMap((county) => ringsOf(county).flat()).map((arc) => (arc < 0 ? ~arc : arc)));
    const points = [...used].flatMap((arc) => arcs[arc] ?? []);
    const span = (axis: 0 | 1) => {
      const values = points.map((point) => point[axis]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    };
    const tolerance = Math.max(span(0), span(1)) * toleranceShare;
    for (const arc of used) tolerances.set(arc, Math.min(tolerance, tolerances.get(arc) ?? Infinity));
  }
  return tolerances;
}

/** Lists of arcs, one for each outline of a county. */
export function ringsOf(county: CountyGeometry): number[][] {
  return county.type === "Polygon" ? county.arcs : county.arcs.flat();
}

function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  // A ring begins and ends at one point: without a third and a fourth it would be nothing.
  const isRing = first[0] === last[0] && first[1] === last[1];
  if (farthest <= tolerance && !isRing) return [first, last];
  if (farthest === 0) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}
