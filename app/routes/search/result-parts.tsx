import { nextSteps, searchSuggestions } from "#app/content/site/search-help.ts";
import { zipAlone } from "#app/lib/search/found-lines.ts";
import { markWords, searchPath } from "#app/lib/search/words.ts";

/** No results: what to try, and who can help. */
export function NothingFound({ query }: { query: string }) {
  const zip = zipAlone(query);
  return (
    <div>
      <p>
        <b>{zip ? `We don’t know ZIP code ${zip}.` : `Nothing here for “${query}”.`}</b>{" "}
        {zip ? "Type your county and state, or try one of these:" : "Try fewer words, or one of these:"}
      </p>
      <ul className="sp__try in-row">
        {searchSuggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="tap" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
      <NextSteps />
    </div>
  );
}

/** Who can help when the search cannot. */
export function NextSteps() {
  return (
    <ul className="lines lines--closed sp__next">
      {nextSteps.map(({ to, label, text }) => (
        <li key={to}>
          <a className="card-link" href={to}>
            <b>{label}</b> <span className="small">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A text with the matched words marked. */
export function Marked({ text, met }: { text: string; met: readonly string[] }) {
  return markWords(text, met).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
