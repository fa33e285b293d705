import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import searchCss from "#app/components/search/search.css?inline";
import { Marked, NothingFound } from "#app/components/search/search-box.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { SearchHit } from "#app/lib/search/search-engine.ts";
import { parseSearchQuery, searchQueryLength } from "#app/lib/search/search-words.ts";
import { siteSearch } from "#app/server/search/page-search.server.ts";
import type { Route } from "./+types/search";
import { LobbyBoard } from "./lobby-board-scene.tsx";
import css from "./search-page.css?inline";

export const meta = pageMeta("/search");

/** Made for each request, never kept and never logged: what somebody looks for is their own. */
export function loader({ request }: Route.LoaderArgs) {
  const query = parseSearchQuery(new URL(request.url).searchParams.get("q"));
  return { query, hits: siteSearch().search(query) };
}

function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, hits } = loaderData;
  return (
    <>
      <InlineStyle name="search" layer="page" css={searchCss} />
      <InlineStyle name="search-page" layer="page" css={css} />
      <section className="wrap sp">
        <nav className="crumb" aria-label="Breadcrumb">
          <SiteLink to="/">Home</SiteLink> <span aria-hidden="true">/</span> <span aria-current="page">Search</span>
        </nav>
        <h1>{resultWords(query, hits.length)}</h1>
        <PlainSearch query={query} />
        {hits.length > 0 && <Results hits={hits} />}
        {hits.length === 0 && (
          <div className="cols cols--end sp__none">
            {query !== "" && <NothingFound query={query} />}
            <LobbyBoard />
          </div>
        )}
      </section>
    </>
  );
}

function resultWords(query: string, count: number): string {
  if (query === "") return "What are you looking for?";
  if (count === 0) return `No results for “${query}”`;
  return `${counted(count, "result")} for “${query}”`;
}

function PlainSearch({ query }: { query: string }) {
  return (
    <search className="find screen-only">
      <form action="/search">
        <label className="lab" htmlFor="search-field">
          Search guides, reports, questions, programs and calculators
        </label>
        <div className="find__row field-row">
          <input
            className="inp"
            id="search-field"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={searchQueryLength}
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}

/** The best first, as a list that can be read from top to bottom. */
function Results({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className="rows sp__hits">
      {hits.map(({ path, kind, title, summary, met }) => (
        <li className="cols cols--at700" key={`${path} ${title}`}>
          <p className="small">{kind}</p>
          <div>
            <h2>
              <SiteLink to={path}>
                <Marked text={title} met={met} />
              </SiteLink>
            </h2>
            <p>
              <Marked text={summary} met={met} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export default import.meta.env.SSR ? SearchPage : ReloadDocument;
