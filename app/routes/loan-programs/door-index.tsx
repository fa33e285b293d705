import { loanDoors } from "#app/components/scenes/loan-doors.tsx";
import { loanPrograms } from "#app/content/pages/loan-programs.ts";

/** The full-bleed moment and the way in: one wall, six places, each a link to its row. */
export function DoorIndex() {
  return (
    <nav className="lp-wall" aria-label="The six programs">
      <ul className="wrap lp-doors">
        {loanPrograms.map(({ id, title }, index) => {
          const Door = loanDoors[index];
          return (
            <li key={id}>
              <a href={`#${id}`}>
                {Door && <Door />}
                <span>{title}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
