import { useMemo, useState } from "react";
import { SpokenAnswer, useTypedNumbers } from "#app/components/calculators/fields/calculator-frame.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { statePath } from "#app/content/places/county-list.ts";
import type { StateCode } from "#app/content/places/states.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import type { StateHomes } from "./page.server.ts";
import {
  againstRent,
  countryWords,
  mostFirst,
  type RentMapAnswer,
  rentMapOf,
  type StateShare,
  shareWords,
  stateWords,
} from "./rent-map-model.ts";
import { fillLine, StateTiles, TileHouse } from "./state-tiles.tsx";

/** Shown until the visitor taps another. */
const firstShown: StateCode = "AZ";

type RentMapProps = {
  homes: readonly StateHomes[];
  /** The year of HUD's rents. */
  rentYear: number;
  /** The rent sent without JavaScript. */
  sentRent: string | null;
};

/** One rent, 51 houses. Without JavaScript each house leads to its state, and the button draws them for another rent. */
export function RentMap({ homes, rentYear, sentRent }: RentMapProps) {
  const numbers = useTypedNumbers(
    useMemo(() => rentMapOf(homes), [homes]),
    sentRent === null ? null : { rent: sentRent },
  );
  const [chosen, setChosen] = useState<StateCode>(firstShown);
  // Whether a state was chosen since a rent was typed: only what the visitor did last is said.
  const [saysState, setSaysState] = useState(false);
  const choose = (state: StateCode) => {
    setChosen(state);
    setSaysState(true);
  };
  const { rules } = rentMapOf(homes);
  const { answer, problems } = numbers;
  const one = answer.shares.find(({ state }) => state === chosen) as StateShare;
  return (
    <>
      <div className="wrap pm__top">
        <form method="post" action="/places" noValidate onSubmit={(event) => event.preventDefault()}>
          <fieldset
            className="pm__rent"
            ref={numbers.fields}
            onInput={() => {
              numbers.onInput();
              setSaysState(false);
            }}
            onBlur={numbers.onBlur}
          >
            <TypedField
              id="places-rent"
              name="rent"
              rule={rules.rent}
              problem={problems.rent}
              start={sentRent ?? undefined}
            />
            <noscript>
              <Button type="submit">Draw the Map</Button>
            </noscript>
          </fieldset>
        </form>
        <h2 className="pm__say">{countryWords(answer)}</h2>
      </div>
      <div className="wrap cols cols--start pm">
        <div>
          <StateTiles shares={answer.shares} chosen={chosen} choose={choose} />
          <Key />
        </div>
        <ChosenState rentCents={answer.rentCents} one={one} rentYear={rentYear} />
        <StateList answer={answer} />
      </div>
      {saysState ? (
        <SpokenText text={stateWords(answer.rentCents, one)} silent={false} />
      ) : (
        <SpokenAnswer numbers={numbers} text={countryWords(answer)} />
      )}
    </>
  );
}

const samples = [
  { share: 0.25, words: "a quarter" },
  { share: 0.5, words: "half" },
  { share: 1, words: "the whole house" },
];

function Key() {
  return (
    <ul className="pm__key small">
      {samples.map(({ share, words }) => (
        <li key={words}>
          <TileHouse share={share} /> {words}
        </li>
      ))}
    </ul>
  );
}

type ChosenStateProps = { rentCents: number; one: StateShare; rentYear: number };

function ChosenState({ rentCents, one, rentYear }: ChosenStateProps) {
  const { name, state, share, priceCents, valueCents, taxRate } = one;
  const facts = [
    ["Typical home", formatDollars(valueCents)],
    ["Property tax a year", `${formatRate(taxRate)} of the price`],
    [`Two-bedroom rent, HUD ${rentYear}`, formatDollars(one.rentCents)],
    ["Your rent against it", againstRent(rentCents, one.rentCents)],
  ];
  return (
    <section className="pm__one" aria-label={name}>
      <h2>
        In {name}, {formatDollars(rentCents)} a month would buy about <strong>{formatDollars(priceCents)}</strong> of
        house. That is{" "}
        {share >= 1 ? (
          "more than a typical home there."
        ) : (
          <>
            <em>{shareWords(share)}</em> of a typical home there.
          </>
        )}
      </h2>
      <TileHouse share={share} chosen>
        <path className="th__line" d="M0 53H58" />
        {share < 1 && (
          <text x="57" y={fillLine(share) + 1.5} fontSize="3.6">
            {shareWords(share)}
          </text>
        )}
      </TileHouse>
      <dl className="lines pairs">
        {facts.map(([term, figure]) => (
          <div key={term}>
            <dt className="small">{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={statePath(state)} className="btn--wide">
        {name}, County by County <Arrow />
      </ButtonLink>
    </section>
  );
}

function StateList({ answer: { shares, rentCents } }: { answer: RentMapAnswer }) {
  return (
    <details className="unfold on-paper pm__list">
      <summary>All 51 as a list, the most house first</summary>
      <div className="scrollx">
        <table className="table table--right">
          <caption className="vh">What {formatDollars(rentCents)} a month would buy, by state</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Your rent would buy</th>
              <th scope="col">Typical home</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {mostFirst(shares).map(({ state, name, priceCents, valueCents, share }) => (
              <tr key={state}>
                <th scope="row">
                  <a className="tap" href={statePath(state)}>
                    {name}
                  </a>
                </th>
                <td>{formatDollars(priceCents)}</td>
                <td>{formatDollars(valueCents)}</td>
                <td>{shareWords(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
