import { KitchenTable, TableCloseUp } from "#app/components/scenes/kitchen-table.tsx";
import { Plate } from "#app/components/ui/plate.tsx";

/** Where each thing lies on the table, in percent of the drawing. */
const things = [
  {
    name: "Dispute letters",
    text: "Written by software from your credit reports, and tracked until the bureau answers.",
    closeUp: "letter",
    left: 14,
    top: 16,
  },
  {
    name: "Progress",
    text: "Your score, what changed it, and the step that comes next.",
    closeUp: "phone",
    left: 50,
    top: 12,
  },
  {
    name: "Secure document portal",
    text: "Planned, for pay stubs, W-2s and bank statements. Until then your advisor tells you a safe way to send them; nothing is uploaded on this site.",
    closeUp: "folder",
    left: 84,
    top: 13,
  },
  {
    name: "Program list",
    text: "Down payment and closing cost programs whose rules you meet, each with its terms.",
    closeUp: "programs",
    left: 71,
    top: 53,
  },
] as const;

/** The Homeownership Platform: one table, bled to the left edge; on phones each thing comes near by itself. */
export function Platform() {
  return (
    <>
      <section className="leg leg--R sec sec--on platform">
        <div className="wrap">
          <div className="head">
            <h2>Everything on one table.</h2>
            <p className="lead">
              The Homeownership Platform is the kitchen table you would clear for this: letters, score, papers and
              programs in one place, with an advisor across from you.
            </p>
          </div>
          <div className="tablefig">
            <div className="tablefig__sheet">
              <KitchenTable />
              {things.map(({ name, left, top }, index) => (
                <span key={name} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
                  <Plate small>{index + 1}</Plate>
                </span>
              ))}
            </div>
          </div>
          <ol className="keys4">
            {things.map(({ name, text, closeUp }, index) => (
              <li key={name}>
                <TableCloseUp of={closeUp} />
                <Plate small>{index + 1}</Plate>
                <h3 className="h4">{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="fine">
            The drawing is a sample. You start with the free credit analysis; this site itself has no sign-in.
          </p>
        </div>
      </section>
      <div className="turn turn--RL" />
    </>
  );
}
