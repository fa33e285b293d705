import { SpokenText } from "#app/components/calculators/fields/spoken-text.tsx";
import { finderPrograms } from "#app/content/finder/finder-programs.ts";
import { matchProgram, type ProgramVerdict } from "#app/domain/programs/program-match.ts";
import type { AreaFacts, FinderAnswers } from "#app/domain/programs/program-rules.ts";
import { counted } from "#app/domain/text/counted.ts";
import type { PlaceFacts } from "#app/lib/places/find-place.ts";
import { matchWords } from "./finding-words.ts";
import { type MatchedProgram, ProgramRow } from "./program-row.tsx";

const groups: readonly { verdict: ProgramVerdict; title: string; note: string }[] = [
  {
    verdict: "fits",
    title: "Fits what you said",
    note: "Your answers meet every rule we can hold them against. The lender and the program decide.",
  },
  {
    verdict: "open",
    title: "Cannot tell until you check",
    note: "Nothing you said speaks against these. Each one says what is still open.",
  },
  { verdict: "unmet", title: "Does not fit, and what would change it", note: "By the published rules, as of now." },
];

/** Every program held against the answers, those with the least left to check first. */
export function matchedPrograms(
  answers: FinderAnswers,
  area: AreaFacts,
  county: PlaceFacts | null,
): readonly MatchedProgram[] {
  return finderPrograms
    .map((program) => {
      const match = matchProgram(program.rules, answers, area);
      const open = match.findings.filter(({ is }) => is === "open").length;
      return { program, verdict: match.verdict, open, words: matchWords(match, answers, county?.name ?? null) };
    })
    .toSorted((a, b) => a.open - b.open);
}

export function Results({ matched, silent }: { matched: readonly MatchedProgram[]; silent: boolean }) {
  const count = (verdict: ProgramVerdict) => matched.filter((one) => one.verdict === verdict).length;
  const said = summary(count("fits"), count("open"), matched.length);
  return (
    <>
      <p className="answer" id="finder-answer" tabIndex={-1}>
        {said}
      </p>
      <SpokenText text={said} silent={silent} />
      {groups
        .filter(({ verdict }) => count(verdict) > 0)
        .map(({ verdict, title, note }) => (
          <section className={`af-group af-group--${verdict}`} key={verdict} aria-labelledby={`finder-${verdict}`}>
            <header>
              <DoorMark verdict={verdict} />
              <div>
                <h2 id={`finder-${verdict}`}>{title}</h2>
                <p className="small">{note}</p>
              </div>
            </header>
            <ul>
              {matched
                .filter((one) => one.verdict === verdict)
                .map((one) => (
                  <ProgramRow key={one.program.slug} {...one} />
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function summary(fits: number, open: number, all: number): string {
  if (fits === 0 && open === all) return `${counted(all, "national program")}. Each answer makes the list clearer.`;
  const fit =
    fits === 0
      ? "None fits for sure yet"
      : `${fits} of ${counted(all, "program")} ${fits === 1 ? "fits" : "fit"} what you said`;
  return open === 0 ? `${fit}.` : `${fit}. ${open} ${open === 1 ? "depends" : "depend"} on something to check.`;
}

/** A door: wide open, ajar or shut. What it says stands in words beside it. */
function DoorMark({ verdict }: { verdict: ProgramVerdict }) {
  return (
    <svg className={`af-door af-door--${verdict}`} viewBox="0 0 44 52" aria-hidden="true">
      <path className="af-door__frame" d="M7 50V3h30v47" />
      {verdict === "fits" && <path className="af-door__leaf" d="M7 3l-5 6v47l5-6z" transform="translate(2)" />}
      {verdict === "open" && <path className="af-door__leaf" d="M7 3l17 7v46L7 50z" />}
      {verdict === "unmet" && <path className="af-door__leaf" d="M7 3h30v47H7z" />}
      {verdict !== "fits" && <circle className="af-door__knob" cx={verdict === "unmet" ? 31 : 20} cy="30" r="2.4" />}
      <path className="af-door__ground" d="M0 50.5h44" />
    </svg>
  );
}
