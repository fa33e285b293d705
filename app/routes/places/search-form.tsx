import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { PlaceAnswer } from "#app/server/places/search.server.ts";

type PlaceSearchProps = {
  /** The postal code of the state whose page this is: its places come first. */
  state?: string;
  title: string;
  /** The visitor's input, and the pages it may mean. */
  answer?: (PlaceAnswer & { typed: string }) | undefined;
};

/** From a ZIP code, a county or a city to its county's page. A plain form that keeps the input out of the address. */
export function PlaceSearch({ state, title, answer }: PlaceSearchProps) {
  const wrong = answer && !answer.found && answer.choices.length === 0;
  return (
    <search className="slab pc-search" id="search">
      <form method="post" action="/places#search" noValidate>
        <h2 className="h4">{title}</h2>
        <div className="pc-search__row">
          {state && <input type="hidden" name="state" value={state} />}
          <Field
            id="places-search"
            name="place"
            label="ZIP code, county or city"
            errors={wrong ? [answer.words] : undefined}
            defaultValue={answer?.typed ?? ""}
            autoComplete="off"
            maxLength={80}
          />
          <Button type="submit">Show the County</Button>
        </div>
      </form>
      {answer && answer.choices.length > 0 && (
        <div className="note" role="status">
          <p>
            <b>{answer.words}</b>
          </p>
          <ul>
            {answer.choices.map(({ name, path }) => (
              <li key={path}>
                <a className="tlink" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
