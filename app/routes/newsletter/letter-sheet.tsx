import { LetterWords } from "#app/components/letter/letter-words.tsx";
import type { PublicLetter } from "#app/server/letter/letter-archive.server.ts";
import { site } from "#config/site.ts";

/** A sent letter, as a sheet on the sidewalk. */
export function LetterSheet({ letter: { subject, title, blocks }, day }: { letter: PublicLetter; day: string }) {
  return (
    <article className="nl__letter nl__sent">
      <p className="small">
        From {site.name}, {day}
        <br />
        {subject}
      </p>
      <h3>{title}</h3>
      <LetterWords blocks={blocks} top={3} />
    </article>
  );
}

/** The parts of every letter. */
export function LetterPromises() {
  return (
    <ul className="lines">
      <li>
        <b>One thing to do.</b> Ten minutes, no jargon.
      </li>
      <li>
        <b>The rate of the week.</b> With its source and its date.
      </li>
      <li>
        <b>One link to leave.</b> It works right away.
      </li>
    </ul>
  );
}
