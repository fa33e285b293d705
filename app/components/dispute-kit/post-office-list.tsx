import { mailingOf } from "#app/lib/disputes/dispute-calendar.ts";
import type { DisputeLetter } from "#app/lib/disputes/dispute-letters.ts";
import type { KeptDisputes } from "#app/lib/disputes/kept-disputes.ts";
import { blank } from "#app/lib/letters/paper-letter.ts";

/** The list for the post office: each envelope, what is in it, and room for the numbers. */
export function PostOfficeList({ letters, kept }: { letters: readonly DisputeLetter[]; kept: KeptDisputes }) {
  if (letters.length === 0) return null;
  return (
    <section className="dk-list" aria-label="For the post office">
      <h3>For the post office</h3>
      <p className="small">
        Ask for certified mail with a return receipt, one for each envelope. The receipt proves the day the clock
        starts. Keep it with your own copy of the letter.
      </p>
      <ul className="rows">
        {letters.map(({ id, name, address, papers, areNotes }) => (
          <li key={id}>
            <b>{[name, ...address].join(", ")}</b>
            <ul className="dk-checks">
              <li>{areNotes ? "Your own letter, signed" : "Letter, signed"}</li>
              {papers.map((paper) => (
                <li key={paper}>A {paper}</li>
              ))}
            </ul>
            <p className="small">Certified mail number: {mailingOf(kept, id).tracking.trim() || blank}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
