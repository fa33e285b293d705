import type { ComponentProps } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { counted } from "#app/domain/counted.ts";
import { searchPath } from "#app/lib/search-query.ts";
import { Marked } from "./marked.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { Box } from "./use-search-box.ts";

/** What hangs under the field. The list stays in the page while it is empty, because the field refers to it. */
export function SearchPanel({ box }: { box: Box }) {
  const { open, query, hits, loading, failed } = box;
  const found = hits.length > 0;
  return (
    <div className="card find__panel" hidden={!open}>
      <HitList box={box} />
      {loading && <p className="find__wait">Looking through the guides…</p>}
      {failed && (
        <div className="find__none">
          <p>
            <b>The search did not load.</b> You may be offline. What you typed is kept.
          </p>
          <Button small look="line" onClick={box.load}>
            Try again
          </Button>
        </div>
      )}
      {!loading && !failed && !found && <NothingFound query={query} />}
    </div>
  );
}

/** Links that are the options of the field: reached with the arrows, the pointer or a touch, never with Tab. */
function HitList({ box }: { box: Box }) {
  const { hits, shown, query, active, close } = box;
  const line = (index: number) => ({
    id: `search-line-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    onClick: close,
  });
  return (
    <div id="search-list" role="listbox" aria-label="Search results" className="find__list" hidden={hits.length === 0}>
      {shown.map((hit, index) => (
        <HitLink key={`${hit.path} ${hit.title}`} to={hit.path} {...line(index)}>
          <span className="find__kind">{hit.kind}</span>
          <b>
            <Marked text={hit.title} met={hit.met} />
          </b>
        </HitLink>
      ))}
      {shown.length < hits.length && (
        <SiteLink to={searchPath(query)} {...line(shown.length)} className="find__all">
          All {counted(hits.length, "result")}
        </SiteLink>
      )}
    </div>
  );
}

/** A place inside a page is left to the browser, which also opens the question that hides it. */
function HitLink({ to, ...rest }: ComponentProps<typeof SiteLink>) {
  return to.includes("#") ? <a {...rest} href={to} /> : <SiteLink {...rest} to={to} />;
}
