import { programsFor } from "#app/content/finder/local-programs.ts";
import { stateProgramsPath } from "#app/content/places/county-list.ts";
import { type StateCode, states } from "#app/content/places/states.ts";
import { counted } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";

/** From so many programs on, a house is of the darker and of the darkest green. */
const [some, many] = [3, 4];

/** A house for each state where it lies on the map, with the number of its programs; `chosen` has its door lit. */
export function StateHouses({ chosen }: { chosen: string | null }) {
  return (
    <nav className="pp-houses" aria-label="Programs by state">
      {(Object.keys(states) as StateCode[]).map((state) => (
        <StateHouse key={state} state={state} isChosen={state === chosen} />
      ))}
    </nav>
  );
}

function StateHouse({ state, isChosen }: { state: StateCode; isChosen: boolean }) {
  const { name, row, column } = states[state];
  const { nearby, state: ofState } = programsFor({ state });
  const count = nearby.length + ofState.length;
  const look = isChosen ? "lit" : count >= many ? "many" : count >= some ? "some" : count > 1 ? "few" : "one";
  return (
    <a href={stateProgramsPath(state)} style={{ gridArea: `${row}/${column}` }}>
      <svg className={classNames("pp-house", `pp-house--${look}`)} viewBox="0 0 58 56" aria-hidden="true">
        <path d="M3 53V25L29 4L55 25V53z" />
        <text x="29" y="46" textAnchor="middle">
          {count}
        </text>
      </svg>
      <span aria-hidden="true">{state}</span>
      <span className="vh">
        {name}: {counted(count, "program")}
      </span>
    </a>
  );
}
