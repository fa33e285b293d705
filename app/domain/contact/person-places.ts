import { timeIn, zonesOfState } from "#app/domain/contact/state-zones.ts";
import { allStates, type Places, placesOfPhone } from "./area-codes.ts";
import { isZone } from "./open-times.ts";
import { placesOfZip } from "./zip-places.ts";

/** Every fact that says where a person may be. */
export type PlaceFacts = {
  /** E.164. */
  phones: readonly string[];
  /** Postal codes of states that they named. */
  states: readonly string[];
  zips: readonly string[];
  /** The zone in which they booked their last call. */
  callZone: string | null;
};

/** Where a person may be, and what that is based on. */
export type PersonPlaces = Places & { by: "booking" | "facts" | "nothing" };

/**
 * All states and zones that somebody may be in; every state and its zones where nothing says. Nothing is guessed: what does
 * not fit together counts together. A booking's zone decides among the zones that the other facts leave open, because they
 * chose it themselves; one that fits none of them is one more. The rules of the states stay in any case.
 */
export function placesOf({ phones, states, zips, callZone }: PlaceFacts): PersonPlaces {
  const known = states.filter((state) => allStates.includes(state));
  const found = [
    ...phones.map(placesOfPhone),
    ...zips.map(placesOfZip),
    ...known.map((state) => ({ states: [state], zones: zonesOfState(state) })),
  ];
  // A number without a place, such as a toll-free one, means that they may be anywhere.
  const isAnywhere = found.length === 0 || found.some((place) => place.states.length === 0);
  const all = isAnywhere ? everywhere() : joined(found);
  if (callZone === null || !isZone(callZone)) return { ...all, by: isAnywhere ? "nothing" : "facts" };
  const fits = all.zones.includes(callZone);
  return { states: all.states, zones: fits ? [callZone] : [...all.zones, callZone], by: fits ? "booking" : "facts" };
}

/** More zones than this are a list of clocks that helps no one. */
const mostZones = 3;

/** The time where they are: "1:20 PM CT", or each one that it may be; null when that is not known. The day as in `timeIn`. */
export function timeThere({ zones, by }: PersonPlaces, timeMs: number, nowMs = timeMs): string | null {
  return by === "nothing" || zones.length > mostZones ? null : timeIn(zones, timeMs, nowMs);
}

function everywhere(): Places {
  return { states: allStates, zones: [...new Set(allStates.flatMap(zonesOfState))] };
}

function joined(places: readonly Places[]): Places {
  const one = <Key extends "states" | "zones">(key: Key) =>
    [...new Set(places.flatMap((place) => place[key]))].toSorted();
  return { states: one("states"), zones: one("zones") };
}
