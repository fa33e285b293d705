import { geoIdentity, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import shapesJson from "#app/content/places/county-shapes.json?raw";

/** A map of a state, in its own units. */
export type CountyMap = {
  width: number;
  height: number;
  /** The outline of each county as an SVG path, by its number. */
  outlines: ReadonlyMap<string, string>;
  /** The border of the state. */
  border: string;
};

const width = 720;
const tallest = 760;
const margin = 4;

let topology: Topology<{ counties: GeometryCollection }> | undefined;
const maps = new Map<string, CountyMap | null>();

/**
 * The counties of a state (by its two digits) as a separate map, drawn on first request and then kept: there are
 * 56 of them. Null where the file has no borders: the islands are outside its projection.
 */
export function countyMap(stateNumber: string): CountyMap | null {
  const kept = maps.get(stateNumber);
  if (kept !== undefined) return kept;
  const drawn = drawCounties(stateNumber);
  maps.set(stateNumber, drawn);
  return drawn;
}

function drawCounties(stateNumber: string): CountyMap | null {
  topology ??= JSON.parse(shapesJson) as Topology<{ counties: GeometryCollection }>;
  const { counties } = topology.objects;
  const own = counties.geometries.filter(({ id, type }) => type !== null && String(id).startsWith(stateNumber));
  if (own.length === 0) return null;
  const shapes = feature(topology, { ...counties, geometries: own });
  const projection = geoIdentity().fitExtent(
    [
      [margin, margin],
      [width - margin, tallest - margin],
    ],
    shapes,
  );
  const path = geoPath(projection).digits(1);
  const [[left, top], [right, bottom]] = path.bounds(shapes);
  const [x, y] = projection.translate();
  projection.translate([x - left + margin, y - top + margin]);
  return {
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    // Only borders that no second county of the state shares.
    border: path(mesh(topology, { ...counties, geometries: own }, (one, other) => one === other)) ?? "",
    outlines: new Map(shapes.features.map((county) => [String(county.id), path(county) ?? ""])),
  };
}
