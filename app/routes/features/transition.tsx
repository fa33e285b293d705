import { OwnDoor, RentedDoor } from "#app/components/scenes/doors.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { moveDates } from "#app/content/pages/features.ts";

/** Floor three: five moments between the door you rent and your own. */
export function Transition() {
  return (
    <section className="leg leg--L sec fx-move" id="transition">
      <Plate onRail>3</Plate>
      <div className="wrap split">
        <div>
          <h2>Tenant-to-Owner Transition Support: out of one door, into the other</h2>
          <p>
            A lease ends on its day, a sale closes on another. We plan both together, so that you neither pay for two
            homes longer than you must nor stand between them.
          </p>
          <div className="cost">
            <p>
              <b>What it can cost.</b> Leaving a lease early may take one or two months of rent. Your lease says how
              much, and your state’s law may say less.
            </p>
          </div>
          <SiteLink className="tlink" to="/guides/ending-a-lease-to-buy">
            Read how to end a lease to buy <Arrow />
          </SiteLink>
        </div>
        <div className="fx-doors">
          <RentedDoor />
          <ol>
            {moveDates.map(({ when, what }) => (
              <li key={when}>
                <b>{when}</b>
                <p>{what}</p>
              </li>
            ))}
          </ol>
          <OwnDoor />
        </div>
      </div>
    </section>
  );
}
