import { errorWords } from "./error-words.ts";

/** In place of a page that failed. `typed`: what was typed in a form of it that could not be kept. */
export function FailedPage({
  error,
  what,
  typed,
}: {
  error: unknown;
  what?: string | undefined;
  typed?: string | undefined;
}) {
  const { title, text } = errorWords(error, what);
  return (
    <div className="nothing">
      <h1>{title}</h1>
      <p>{text}</p>
      {typed && (
        <>
          <p>What you typed was not sent, and is kept nowhere:</p>
          <blockquote className="by-hand-words">{typed}</blockquote>
        </>
      )}
      <p className="row-acts">
        <a className="btn btn--go" href="/desk">
          Go to the inbox
        </a>
        <a className="btn" href="/desk/find">
          Find a person
        </a>
      </p>
    </div>
  );
}
