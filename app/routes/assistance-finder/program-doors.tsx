import type { MouseEvent } from "react";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { capital, numberWord } from "#app/content/figures/figure-words.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import type { ProgramVerdict } from "#app/domain/programs/match.ts";
import type { Ranked } from "#app/domain/programs/rank.ts";
import type { PlaceFound } from "#app/lib/places/find-place.ts";
import { BrickedDoor, DoorDrawing } from "./door-drawing.tsx";
import type { MatchedProgram } from "./door-words.ts";

type Doors = Ranked<MatchedProgram>;

/** Three doors to try first, the others folded, and what would change a no. */
export function ProgramDoors({ ranked, place, silent }: { ranked: Doors; place: PlaceFound; silent: boolean }) {
  const { state } = place;
  const { doors, more, no, tally } = ranked;
  return (
    <>
      <h2 className="vh" id="finder-answer" tabIndex={-1}>
        {`${doorsTitle(doors.length)}: ${tallyWords(tally)}`}
      </h2>
      <SpokenText
        text={`${whereWords(place)}${tallyWords(tally)}. First: ${doors[0]?.program.name ?? "none"}.`}
        silent={silent}
      />
      <ol className="af-doors">
        {doors.map((one, index) => (
          // The key is a position: its program may change a moment after an answer, and no row should move for that.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Door key={index} {...one} number={index + 1} state={state} />
        ))}
      </ol>
      {more.length > 0 && (
        <details className="unfold on-paper lines--closed af-more">
          <summary>{moreWords(more)}</summary>
          <ul className="lines">
            {more.map(({ program, words }) => (
              <li key={program.slug}>
                <ProgramLink {...program} />
                <p className="small">
                  {words.status}
                  {words.status.endsWith(".") ? " " : ". "}
                  {words.why}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {no.length > 0 && <No programs={no} />}
    </>
  );
}

/** The place as it was found, before the answer. */
function whereWords({ county, choices }: PlaceFound): string {
  if (county) return `In ${county.name}: `;
  return choices.length > 1 ? `${choices.length} counties to pick from. ` : "";
}

function Door({
  program,
  verdict,
  words,
  waitsFor,
  number,
  state,
}: MatchedProgram & { number: number; state: string }) {
  const toSay = program.questions.slice(0, 2).join(" ");
  return (
    <li>
      <DoorDrawing verdict={verdict} plate={String(waitsFor ?? number)} />
      <div>
        <p className={`af-status af-status--${verdict}`}>{words.status}</p>
        <h3>
          <ProgramLink {...program} />
        </h3>
        <p>{words.why}</p>
        <dl className="lines">
          <div>
            <dt>How much</dt>
            <dd>{program.amount}</dd>
          </div>
          {program.kind === "repayable" && (
            <div>
              <dt>To pay back</dt>
              <dd>A second loan with its own monthly payment, beside the house payment.</dd>
            </div>
          )}
          {program.lines && (
            <div>
              <dt>Debts and income</dt>
              <dd>{program.lines}</dd>
            </div>
          )}
          <div>
            <dt>Who to ask</dt>
            <dd>
              {program.administrator}
              <Contact program={program} state={state} />
            </dd>
          </div>
          <div>
            <dt>Say this</dt>
            <dd>{`“${toSay}”`}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** A phone number, a web address, or else the agency that knows. */
function Contact({ program: { site, phone }, state }: Pick<MatchedProgram, "program"> & { state: string }) {
  const agency = site === null && phone === null ? stateAgency(state) : null;
  const address = site ?? agency?.site;
  return (
    <>
      {agency && `. ${agency.agency} knows how to reach them`}
      {phone && (
        <>
          , <a href={`tel:+${phone.replace(/\D/g, "")}`}>{phone}</a>
        </>
      )}
      {address && (
        <>
          ,{" "}
          <a href={address} rel="noopener">
            {new URL(address).hostname.replace(/^www\./, "")}
          </a>
        </>
      )}
    </>
  );
}

function No({ programs }: { programs: readonly MatchedProgram[] }) {
  const rows = programs.map(({ program, words }) => (
    <li key={program.slug}>
      <BrickedDoor />
      <div>
        <h3>
          <ProgramLink {...program} />
        </h3>
        <p>No. {words.why}</p>
        <p className="small">{words.change}</p>
      </div>
    </li>
  ));
  return (
    <section className="af-no" aria-labelledby="finder-no">
      <h2 id="finder-no">
        {capital(numberWord(programs.length))} {programs.length === 1 ? "says" : "say"} no. Here is what would change
        it.
      </h2>
      <ul className="lines lines--barred">{rows.slice(0, shownNos)}</ul>
      {rows.length > shownNos && (
        <details className="unfold on-paper">
          <summary>{rows.length - shownNos} more</summary>
          <ul className="lines">{rows.slice(shownNos)}</ul>
        </details>
      )}
    </section>
  );
}

const shownNos = 4;

function ProgramLink({ slug, name }: { slug: string; name: string }) {
  return <a href={`/programs/${slug}`}>{name}</a>;
}

/** Jumps there without changing the address, which holds the answers. */
export function showDoors(event: MouseEvent): void {
  event.preventDefault();
  const answer = document.getElementById("finder-answer");
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView();
}

export function doorsTitle(count: number): string {
  return `${capital(numberWord(count))} ${count === 1 ? "door" : "doors"} to try first`;
}

export const tallyLabels = [
  ["fits", "fits", "fit"],
  ["ask", "to ask about", "to ask about"],
  ["waits", "waits", "wait"],
  ["no", "does not fit", "do not fit"],
] as const satisfies readonly (readonly [ProgramVerdict, string, string])[];

/** `3 programs fit, 6 to ask about, 1 waits. 3 do not fit`; zero counts are skipped. */
export function tallyWords(tally: Doors["tally"]): string {
  const said = tallyLabels.filter(([verdict]) => tally[verdict] > 0);
  return said
    .map(([verdict, one, many], index) => {
      const count = tally[verdict];
      const what = index === 0 ? ` ${count === 1 ? "program" : "programs"}` : "";
      const before = index === 0 ? "" : verdict === "no" ? ". " : ", ";
      return `${before}${count}${what} ${count === 1 ? one : many}`;
    })
    .join("");
}

/** `7 more: 2 fit, 5 to ask about`, or `5 more to ask about` */
function moreWords(more: readonly MatchedProgram[]): string {
  const count = (verdict: ProgramVerdict) => more.filter((one) => one.verdict === verdict).length;
  const kinds = [
    [count("fits"), "fits", "fit"],
    [count("ask"), "to ask about", "to ask about"],
    [count("waits"), "waits for a score", "wait for a score"],
  ] as const;
  const parts = kinds.flatMap(([many, one, several]) =>
    many === 0 ? [] : [{ many, words: many === 1 ? one : several }],
  );
  const [only] = parts;
  if (only && parts.length === 1) return `${more.length} more ${only.words}`;
  return `${more.length} more: ${parts.map(({ many, words }) => `${many} ${words}`).join(", ")}`;
}
