import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { searchQueryLength } from "#app/lib/search/words.ts";
import addressScript from "./address-script.ts?script";
import css from "./search.css?inline";

type SearchFormProps = {
  label: string;
  placeholder?: string;
  /** The search that the page answers. */
  query?: string;
  /** What is typed is also in the page's address, so that it can be shared, reloaded and reached by Back. */
  inAddress?: boolean;
};

/** One per page, beside the header's. It leads to the page of all results; the header's script makes it answer as one types. */
export function SearchForm({ label, placeholder, query, inAddress }: SearchFormProps) {
  return (
    <search className="find screen-only">
      <InlineStyle name="search" layer="page" css={css} />
      <form action="/search" data-in-address={inAddress ? "" : undefined}>
        <label className="lab" htmlFor="search-field">
          {label}
        </label>
        <div className="find__row field-row">
          <input
            className="inp"
            id="search-field"
            name="q"
            type="search"
            placeholder={placeholder}
            defaultValue={query}
            maxLength={searchQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
      {inAddress && <InlineScript code={addressScript} />}
    </search>
  );
}
