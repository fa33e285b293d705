import { OwnDoor, RentedDoor } from "#app/components/scenes/doors.tsx";
import { Tag } from "#app/components/ui/plate.tsx";

type Stretch = { name: string; from: number; to: number; look: "rent" | "notice" | "closing" | "own" };

const weeks = 12;
/** Weeks count from 1; both ends are part of the stretch. */
const stretches: readonly Stretch[] = [
  { name: "Rent", from: 1, to: 9, look: "rent" },
  { name: "Notice to the landlord", from: 5, to: 8, look: "notice" },
  { name: "Closing", from: 8, to: 8, look: "closing" },
  { name: "Your own home", from: 9, to: 12, look: "own" },
];

/** The calendar as a street: from the rented door on the left to your own on the right. */
export function Handover() {
  return (
    <div className="handover">
      <div className="handover__street screen-only" aria-hidden="true">
        <div>
          <span>The door you rent</span>
          <RentedDoor />
        </div>
        <i />
        <div>
          <span>Your door</span>
          <OwnDoor />
        </div>
      </div>
      <div className="cal">
        <div className="cal__top in-row">
          <Tag>Sample handover</Tag>
          <p className="cal__sum">
            Notice goes out in week 5, the sale closes in week 8, and one week of both homes is left to move.
          </p>
        </div>
        <dl>
          {stretches.map((stretch) => (
            <CalendarRow key={stretch.name} {...stretch} />
          ))}
        </dl>
        <div className="cal__axis" aria-hidden="true">
          <span />
          <span className="cal__weeks">
            {Array.from({ length: weeks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are their numbers.
              <span key={index}>{index + 1}</span>
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}

function CalendarRow({ name, from, to, look }: Stretch) {
  return (
    <div className="cal__row">
      <dt>{name}</dt>
      <dd className="cal__track">
        <span className={`cal__bar cal__bar--${look}`} style={{ gridColumn: `${from} / ${to + 1}` }}>
          <span>
            <span className="cal__word">{from === to ? "week" : "weeks"} </span>
            {from === to ? from : `${from}–${to}`}
          </span>
        </span>
      </dd>
    </div>
  );
}
