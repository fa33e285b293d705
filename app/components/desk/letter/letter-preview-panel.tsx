import { LetterWords } from "#app/components/letter/letter-words.tsx";
import type { LetterBlock } from "#app/domain/letter/letter-tree.ts";

const looks = [
  ["mail", "Email"],
  ["dark", "Dark"],
  ["text", "Plain text"],
  ["page", "Page"],
] as const;

type Preview = {
  id: string;
  look: (typeof looks)[number][0];
  version: number;
  text: string | null;
  title: string;
  blocks: LetterBlock[];
};

/** The letter as last saved, the way readers get it. */
export function LetterPreviewPanel({ id, look, version, text, title, blocks }: Preview) {
  return (
    <section aria-labelledby="preview-title">
      <div className="letter-looks">
        <h2 id="preview-title">As it arrives</h2>
        {looks.map(([name, label]) => (
          <a
            key={name}
            className="btn btn--row"
            href={`/desk/letters/${id}?as=${name}`}
            aria-current={name === look ? "true" : undefined}
          >
            {label}
          </a>
        ))}
      </div>
      {look === "text" && <pre className="letter-sheet letter-plain">{text}</pre>}
      {look === "page" && (
        <article className="letter-sheet letter-page">
          <h3>{title}</h3>
          <LetterWords blocks={blocks} top={3} />
        </article>
      )}
      {(look === "mail" || look === "dark") && (
        <iframe
          className="letter-sheet letter-frame"
          title={look === "dark" ? "The email in dark colors" : "The email"}
          sandbox=""
          src={`/desk/letters/${id}/preview?as=${look}&version=${version}`}
        />
      )}
    </section>
  );
}
