import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { stateProgramsPath } from "#app/content/places/county-list.ts";
import { sampleLoan } from "#app/domain/programs/most-help.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlacePrograms, ProgramRow, ProgramsAnswer } from "./place-answer.server.ts";

/** The programs of a place, the nearest first, each with what it pays at most. */
export function FoundPrograms({ here }: { here: PlacePrograms }) {
  const { name, path, state, fips, rows, names, national } = here;
  // Without a script only the state is read. What follows the # is never sent.
  const county = fips === null ? "" : `#finder1=&state=${state}&county=${fips}`;
  return (
    <div className="pp-found">
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.slug} row={row} />
        ))}
        {names > 0 && (
          <li>
            <a className="tlink" href={stateProgramsPath(state)}>
              {counted(names, "more name", "more names")}
            </a>
            <span className="small">We know no amount, only who to ask.</span>
          </li>
        )}
        <li>
          <a className="tlink" href="#national">
            {national} more, in every state
          </a>
          <span className="small">FHA, VA, USDA and others.</span>
        </li>
      </ul>
      <p className="fine">
        Read on public pages, none verified with its office. Percentages are dollars on a{" "}
        {formatDollars(sampleLoan.priceCents)} home with a loan of {formatDollars(sampleLoan.loanCents)}: the most it
        pays, not what you get.
      </p>
      <p className="acts">
        <ButtonLink to={`/assistance-finder?state=${state}${county}`}>
          See Which May Fit You <Arrow />
        </ButtonLink>
        <ButtonLink to={path} look="line">
          Prices in {name}
        </ButtonLink>
      </p>
    </div>
  );
}

function Row({ row: { slug, name, words, help } }: { row: ProgramRow }) {
  return (
    <li className="pp-row">
      <div>
        <a className="tap" href={`/programs/${slug}`}>
          {name}
        </a>
        <span className="small" data-program-terms="">
          {words}
        </span>
      </div>
      <p data-program-terms="">
        {help ? <b>Up to {help.most}</b> : <b>Ask</b>}
        {help?.on && <span className="small">{help.on}</span>}
      </p>
    </li>
  );
}

type UnclearPlaceProps = { answer: Extract<ProgramsAnswer, { is: "unclear" }> };

/** The places that may be meant, each a button: what was typed is not put into an address. */
export function UnclearPlace({ answer: { typed, words, choices } }: UnclearPlaceProps) {
  return (
    <form method="post" action="/programs#place" className="note">
      <p>
        <b>{words}</b>
      </p>
      <input type="hidden" name="place" value={typed} />
      <ul>
        {choices.map(({ name, path }) => (
          <li key={path}>
            <button type="submit" className="tlink" name="path" value={path}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
