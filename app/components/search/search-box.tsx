import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { searchQueryLength } from "#app/lib/search/search-query.ts";
import css from "./search.css?inline";
import { SearchPanel } from "./search-panel.tsx";
import { SearchStatus } from "./search-status.tsx";
import { useSearchBox } from "./use-search-box.ts";

/** One box a page. Without JavaScript, and before it, a form that leads to the page of all results. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const box = useSearchBox();
  const { open, live, active } = box;
  return (
    <search className="find">
      <InlineStyle name="search" layer="page" css={css} />
      <form action="/search" ref={box.form} {...box.formEvents}>
        <label className="lab" htmlFor="search-field">
          {label}
        </label>
        <div className="find__row">
          <input
            className="inp"
            id="search-field"
            name="q"
            type="search"
            placeholder={placeholder}
            maxLength={searchQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            ref={box.input}
            {...box.inputEvents}
            {...(live && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": open,
              "aria-controls": "search-list",
              "aria-activedescendant": open && active >= 0 ? `search-line-${active}` : undefined,
            })}
          />
          <Button type="submit">Search</Button>
        </div>
        {live && <SearchPanel box={box} />}
        <SearchStatus box={box} />
      </form>
    </search>
  );
}
