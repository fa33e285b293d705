import { SiteLink } from "#app/components/ui/site-link.tsx";
import { searchSuggestions } from "#app/content/search-suggestions.ts";
import { searchPath } from "#app/lib/search-query.ts";

/** Nothing was found: what to try, and whom to ask. */
export function NothingFound({ query }: { query: string }) {
  return (
    <div className="find__none">
      <p>
        <b>Nothing here for “{query}”.</b> Try fewer words or other ones, or look at one of these:
      </p>
      <ul className="find__try">
        {searchSuggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="tap" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Or <SiteLink to="/contact">ask us</SiteLink>: we answer within 24 hours.
      </p>
    </div>
  );
}
