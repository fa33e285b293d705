import { blank, type PaperLetter } from "#app/lib/letters/paper-letter.ts";

/** A letter as it will look in print. */
export function LetterPaper({ letter }: { letter: PaperLetter }) {
  const { name, from, address, subject, opening, points, closing, papers, areNotes } = letter;
  return (
    <article className="letter-paper" aria-label={areNotes ? subject : `Letter to ${name}: ${subject}`}>
      {!areNotes && (
        <>
          <Lines lines={[...from, `Date: ${blank}`]} />
          <Lines lines={[name, ...(address.length > 0 ? address : [blank])]} />
        </>
      )}
      <p>
        <b>{subject}</b>
      </p>
      <p>{opening}</p>
      <ol>
        {points.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b>
            <Lines lines={text} />
          </li>
        ))}
      </ol>
      <p>{closing}</p>
      {papers.length > 0 && (
        <>
          <p>{areNotes ? "Enclose copies:" : "I enclose copies:"}</p>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </>
      )}
      {!areNotes && <Lines lines={[`Signed: ${blank}`, from[0] ?? ""]} />}
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one letter, which re-render together.
        <span key={index}>{line}</span>
      ))}
    </p>
  );
}
