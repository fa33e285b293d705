import { programsFor } from "#app/content/finder/local-programs.ts";
import { stateProgramsPath } from "#app/content/places/county-list.ts";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";

/** From so many programs on, a house is of the darker and of the darkest green. */
const [some, many] = [3, 4];

/** A house for each state where it lies on the map, with the number of its programs; `chosen` has its door lit. */
export function StateHouses({ chosen }: { chosen: string | null }) {
  return (
    <nav className="pp-houses" aria-label="Number of programs by state">
      {stateCodes.map((state, index) => (
        <StateHouse
          key={state}
          state={state}
          column={columnOf(state, stateCodes[index - 1])}
          isChosen={state === chosen}
        />
      ))}
    </nav>
  );
}

/** The states are in the map's order, so only one at the start of a row or behind a gap has to name its column. */
function columnOf(state: StateCode, before: StateCode | undefined): number | undefined {
  const { row, column } = states[state];
  const previous = before && states[before];
  return previous?.row === row && previous.column === column - 1 ? undefined : column;
}

type StateHouseProps = { state: StateCode; column: number | undefined; isChosen: boolean };

function StateHouse({ state, column, isChosen }: StateHouseProps) {
  const { name } = states[state];
  const { nearby, state: ofState } = programsFor({ state });
  const count = nearby.length + ofState.length;
  const look = isChosen
    ? "pp-lit"
    : count >= many
      ? "pp-many"
      : count >= some
        ? "pp-some"
        : count > 1
          ? "pp-few"
          : undefined;
  return (
    <a className={look} href={stateProgramsPath(state)} style={column ? { gridColumn: column } : undefined}>
      <svg viewBox="0 0 58 56" aria-hidden="true">
        <path d="M3 53V25L29 4L55 25V53z" />
        <text x="29" y="46">
          {count}
        </text>
      </svg>
      {state}
      <span className="vh">
        {" "}
        {name}: {count}
      </span>
    </a>
  );
}
