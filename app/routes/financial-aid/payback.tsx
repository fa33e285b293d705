import { Tag } from "#app/components/ui/plate.tsx";
import { paybackKinds } from "#app/content/pages/buying/assistance.ts";

const width = 240;
const ground = 88;
const top = 10;

/** The most that is owed in any of the plots, in hundredths of the sum. */
const mostOwed = Math.max(...paybackKinds.flatMap(({ owed }) => [...owed]));

/** Five small plots of one sum: what you owe, year by year. */
export function Payback() {
  return (
    <section className="leg leg--L sec fa-back" aria-labelledby="payback">
      <div className="wrap">
        <div className="head">
          <h2 id="payback">Is it a gift? Ask how it is paid back</h2>
          <p className="lead">
            The same $10,000 can cost you nothing, or all of itself, depending on one line in the papers.
          </p>
        </div>
        <ul className="fa-back__kinds">
          {paybackKinds.map((kind) => (
            <li key={kind.title}>
              <OwedPlot owed={kind.owed} steps={"steps" in kind} />
              <p className="fa-back__axis" aria-hidden="true">
                <span>closing day</span>
                <span>10 years</span>
              </p>
              <h3 className="h4">{kind.title}</h3>
              <p>{kind.description}</p>
              <p className="fa-back__after">{kind.after}</p>
            </li>
          ))}
        </ul>
        <p className="fine">
          <Tag>Sample</Tag> What you owe of $10,000 over ten years, if you stay in the home. The forgivable loan here is
          forgiven in years 6 to 10; real ones take 3 to 15. With the shared-appreciation loan the home gains half of
          its price in ten years.
        </p>
      </div>
    </section>
  );
}

/** Decoration beside its words: the shaded part is what is owed. */
function OwedPlot({ owed, steps }: { owed: readonly number[]; steps: boolean }) {
  const x = (index: number) => (index * width) / (owed.length - 1);
  const y = (share: number) => ground - ((ground - top) * share) / mostOwed;
  const line = owed
    .map((share, index) => {
      if (index === 0) return `M0 ${y(share)}`;
      return steps ? `H${x(index)}V${y(share)}` : `L${x(index)} ${y(share)}`;
    })
    .join("");
  const nothing = owed.every((share) => share === 0);
  return (
    <svg className="fa-back__plot" viewBox="0 0 240 92" aria-hidden="true">
      {!nothing && <path d={`${line}V${ground}H0z`} />}
      <path d={`M0 ${ground}H${width}`} className="ground" />
      <path d={line} className={nothing ? "free" : "owed"} />
    </svg>
  );
}
