import { quantize } from "topojson-client";

/** How far a border may be moved, as a share of the state's width: about a pixel and a half on a map of its own. */
const toleranceShare = 1 / 400;
const gridSize = 20_000;

/**
 * The borders of the counties as a smaller TopoJSON: each arc keeps the points that are seen on a map of its state
 * (Douglas and Peucker), and neighbors go on sharing theirs.
 */
export function countyShapes(topology, listed) {
  const counties = topology.objects.counties.geometries.filter(({ id }) => listed.has(id));
  const arcs = absoluteArcs(topology);
  const tolerances = arcTolerances(counties, arcs);
  const simplified = arcs.map((arc, index) => (tolerances.has(index) ? simplify(arc, tolerances.get(index)) : []));
  const used = [...tolerances.keys()].toSorted((a, b) => a - b);
  const numbers = new Map(used.map((from, to) => [from, to]));
  const renumber = (list) =>
    list.map((arc) => (Array.isArray(arc) ? renumber(arc) : arc < 0 ? ~numbers.get(~arc) : numbers.get(arc)));
  const geometries = counties.map(({ type, id, arcs: own }) => ({ type, id, arcs: renumber(own) }));
  return quantize(
    {
      type: "Topology",
      objects: { counties: { type: "GeometryCollection", geometries } },
      arcs: used.map((arc) => simplified[arc]),
    },
    gridSize,
  );
}

/** Points in the units of the map instead of steps on a grid. */
function absoluteArcs({ arcs, transform }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
}

/** For each arc the tolerance of the smallest state that it borders. */
function arcTolerances(counties, arcs) {
  const tolerances = new Map();
  for (const [, inState] of Map.groupBy(counties, ({ id }) => id.slice(0, 2))) {
    const used = new Set(inState.flatMap(({ arcs: own }) => own.flat(Infinity).map((arc) => (arc < 0 ? ~arc : arc))));
    const points = [...used].flatMap((arc) => arcs[arc]);
    const span = (axis) => {
      const values = points.map((point) => point[axis]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    };
    const tolerance = Math.max(span(0), span(1)) * toleranceShare;
    for (const arc of used) tolerances.set(arc, Math.min(tolerance, tolerances.get(arc) ?? Infinity));
  }
  return tolerances;
}

function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceTo(points[i], first, last);
    if (distance > farthest) [farthest, at] = [distance, i];
  }
  // A ring begins and ends at one point: without a third and a fourth it would be nothing.
  const isRing = first[0] === last[0] && first[1] === last[1];
  if (farthest <= tolerance && !isRing) return [first, last];
  if (farthest === 0) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function distanceTo([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}
