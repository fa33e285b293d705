import type { ReactNode } from "react";
import { capital, numberWord } from "#app/content/figures/figure-words.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type PlaceFound, shortName } from "#app/lib/places/find-place.ts";
import { type Answer, counselorWords, doorsTitle, tallyWords } from "./answer.ts";
import { CounselorCall } from "./counselor-call.tsx";
import { DoorDrawing } from "./door-drawing.tsx";
import type { MatchedProgram } from "./door-words.ts";
import { entryId } from "./street.tsx";

type ToCallProps = { answer: Answer; answers: FinderAnswers; place: PlaceFound };

/** The numbers first: a counselor, the doors, and the loan that help is added to. The others are folded. */
export function ToCall({ answer: { ranked, ready, loan, more }, answers, place }: ToCallProps) {
  const where = place.county && shortName(place.county);
  const tally = `${doorsTitle(ranked.doors.length)}: ${tallyWords(ranked.tally)}`;
  return (
    <section aria-labelledby="finder-answer">
      <h2 id="finder-answer" tabIndex={-1}>
        <span>To call</span> <span className="vh">{tally}</span>
      </h2>
      <ul className="rows af-calls">
        <CounselorCall say={counselorWords(answers, formatDollars(answers.incomeCents ?? 0), where)} />
        {ready.map((one, index) => (
          // The key is a position: its program may change a moment after an answer, and no row should move for that.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Call key={index} one={one} state={place.state} />
        ))}
        {loan && <Call one={loan} state={place.state} />}
      </ul>
      {more.length > 0 && (
        <details className="unfold on-paper af-more">
          <summary>{moreWords(more)}</summary>
          <ul className="rows af-calls">
            {more.map((one) => (
              <Call key={one.program.slug} one={one} state={place.state} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type CallProps = { one: MatchedProgram; state: string };

function Call({ one, state }: CallProps) {
  const { program, words, verdict, kind } = one;
  return (
    <li id={entryId(program.slug)} tabIndex={-1}>
      <Amount {...one} />
      <Contact program={program} />
      <ProgramName {...program} />
      <NoNumber program={program} state={state} />
      <p>
        {kind === "loan" && "Not help with cash: the loan itself. "}
        {program.amount}
        {kind === "repayable" && " A second loan with its own monthly payment, beside the house payment."}
      </p>
      {program.lines && <p className="small">{program.lines}</p>}
      <p>
        <b className={`af-status af-status--${verdict}`}>{words.status.replace(/\.?$/, ".")}</b> {words.why}
      </p>
      <p className="af-say">{`“${program.questions.slice(0, 2).join(" ")}”`}</p>
    </li>
  );
}

/** What it pays at most, with what that is counted on and when we read it. */
function Amount({ help, kind, program: { isUnseen, seenOn } }: MatchedProgram) {
  if (kind === "loan") return null;
  if (!help) {
    return (
      <p className="af-amount">
        <b>ask</b> <small>what it pays now</small>
      </p>
    );
  }
  const basis = [help.on, isUnseen && "by other websites", `read ${formatDay(seenOn)}`].filter(Boolean).join(", ");
  return (
    <p className="af-amount">
      <b>up to {help.most}</b> <small>{basis}</small>
    </p>
  );
}

/** A number to call, or else its page. */
function Contact({ program: { site, phone } }: Pick<MatchedProgram, "program">) {
  if (phone) {
    return (
      <a className="af-tel" href={`tel:+${phone.replace(/\D/g, "")}`}>
        {phone.replace(/^1-/, "")}
      </a>
    );
  }
  return site && <SiteLink site={site} />;
}

function SiteLink({ site }: { site: string }) {
  return (
    <a className="af-tel af-tel--none" href={site} rel="noopener">
      {new URL(site).hostname.replace(/^www\./, "")}
    </a>
  );
}

/** Says that we have seen no number, and who knows where there is no page either. */
function NoNumber({
  program: { site, phone, administrator },
  state,
}: Pick<MatchedProgram, "program"> & { state: string }) {
  if (phone) return <p className="small">{`${administrator}.`}</p>;
  if (site) return <p className="small">{`${administrator}. No phone number on the page we read.`}</p>;
  const agency = stateAgency(state);
  return (
    <p className="small">
      {administrator}. We know no number and no page of it.
      {agency && (
        <>
          {" "}
          <a href={agency.site} rel="noopener">
            {agency.agency}
          </a>{" "}
          knows how to reach them.
        </>
      )}
    </p>
  );
}

function ProgramName({ slug, name }: { slug: string; name: string }) {
  return (
    <h3>
      <a href={`/programs/${slug}`}>{name}</a>
    </h3>
  );
}

type ShutProps = { programs: readonly MatchedProgram[]; state: string };

/** Those that only a score keeps shut. */
export function Waiting({ programs, state }: ShutProps) {
  return (
    <Shut id="finder-waits" title="Waits for a score" count={programs.length}>
      {programs.map((one) => (
        <ShutRow key={one.program.slug} one={one} look="waits" state={state}>
          {one.words.status} {one.words.why}
        </ShutRow>
      ))}
    </Shut>
  );
}

/** Those that another answer rules out. */
export function RuledOut({ programs, state }: ShutProps) {
  return (
    <Shut id="finder-no" title="Ruled out, and what would change it" count={programs.length}>
      {programs.map((one) => (
        <ShutRow key={one.program.slug} one={one} look="no" state={state}>
          {one.words.why}
        </ShutRow>
      ))}
    </Shut>
  );
}

type ShutListProps = { id: string; title: string; count: number; children: readonly ReactNode[] };

const shownShut = 4;

function Shut({ id, title, count, children }: ShutListProps) {
  return (
    <section className="af-shut" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="rows">{children.slice(0, shownShut)}</ul>
      {count > shownShut && (
        <details className="unfold on-paper">
          <summary>{capital(numberWord(count - shownShut))} more</summary>
          <ul className="rows">{children.slice(shownShut)}</ul>
        </details>
      )}
    </section>
  );
}

type ShutRowProps = CallProps & { look: "waits" | "no"; children: ReactNode };

function ShutRow({ one: { program, words }, look, state, children }: ShutRowProps) {
  return (
    <li id={entryId(program.slug)} tabIndex={-1}>
      <DoorDrawing look={look} className="af-mark" />
      <div>
        <Contact program={program} />
        <ProgramName {...program} />
        <p>{children}</p>
        {words.change && <p className="small">{words.change}</p>}
        {program.phone === null && <NoNumber program={program} state={state} />}
      </div>
    </li>
  );
}

/** `7 more: 2 fit, 5 to ask about`, or `5 more to ask about` */
function moreWords(more: readonly MatchedProgram[]): string {
  const fits = more.filter(({ verdict }) => verdict === "fits").length;
  const asks = more.length - fits;
  const fit = fits === 1 ? "fits" : "fit";
  if (fits === 0) return `${more.length} more to ask about`;
  return asks === 0 ? `${more.length} more ${fit}` : `${more.length} more: ${fits} ${fit}, ${asks} to ask about`;
}
