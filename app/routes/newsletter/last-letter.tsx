import { LetterPromises, LetterSheet } from "./letter-sheet.tsx";
import type { ShownLetters } from "./newsletter-letters-page.server.ts";

/** The last letter that went out, and the way to the earlier ones. */
export function LastLetter({ last, day, earlier }: ShownLetters) {
  return (
    <section className="pave nl__sample" aria-labelledby="last">
      <div className="wrap split">
        <div>
          <h2 id="last">Read the last one before you sign up</h2>
          <LetterPromises />
          {earlier.length > 0 && (
            <div className="nl__earlier">
              <h3 className="h4">Earlier letters</h3>
              <ul>
                {earlier.map(({ number, subject, day: sent }) => (
                  <li key={number}>
                    <a href={`/newsletter/${number}`}>{subject}</a> <span className="small">{sent}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="small">
            <a href={`/newsletter/${last.number}`}>Letter {last.number} on its own page</a>, or all of them in a{" "}
            <a href="/newsletter/feed.xml">feed</a>.
          </p>
        </div>
        <LetterSheet letter={last} day={day} />
      </div>
    </section>
  );
}
