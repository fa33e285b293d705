import { Tag } from "#app/components/ui/plate.tsx";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import { site } from "#config/site.ts";
import { LetterPromises } from "./letter-sheet.tsx";

/** The guide that the sample letter sums up. */
const guide = "/guides/ending-a-lease-to-buy";

const lines = [
  ["The end date.", "Does it end, renew for a year, or go month to month?"],
  ["The notice.", "How many days, in what form, and counted from which day?"],
  ["Leaving early.", "Look for “early termination,” “buyout” or “sublet.”"],
  ["The deposit.", "What does it cover, and where will they send it?"],
] as const;

/** Shows what a letter looks like before anyone gives an address. */
export function SampleLetter() {
  return (
    <section className="pave nl__sample" aria-labelledby="sample">
      <div className="wrap split">
        <div>
          <h2 id="sample">Read one before you sign up</h2>
          <LetterPromises />
        </div>
        <article className="nl__letter">
          <Tag>Sample letter</Tag>
          <p className="small">
            From {site.name}
            <br />
            Three minutes with your lease
          </p>
          <h3>Read four lines in your lease today</h3>
          <p>One sentence in your lease can save you a month of rent, even if you buy a year from now.</p>
          <ol>
            {lines.map(([name, question]) => (
              <li key={name}>
                <b>{name}</b> {question}
              </li>
            ))}
          </ol>
          <p>
            <a href={guide}>Read the whole guide</a>
          </p>
          <p className="nl__week">
            <b>The rate of the week.</b> {averageOfTheWeek}
          </p>
          <p className="fine">
            You get this letter because you signed up and confirmed it. You can end it at any time. {site.name},{" "}
            {site.address.city}, {site.address.regionName}
          </p>
        </article>
      </div>
    </section>
  );
}
