import {
  bothLines,
  type LineProgram,
  lineNames,
  linePrograms,
  linesSentence,
  standingWords,
} from "#app/content/lines/words.ts";
import type { Spent } from "#app/domain/buying/underwriting-lines.ts";

type BothLinesProps = {
  standing: (program: LineProgram) => Spent;
  /** Why a loan cannot be had whatever its lines say; null if it can. */
  barred?: (program: LineProgram) => string | null;
};

/** Each loan's line by hand and by computer, and how this household stands to them. */
export function BothLines({ standing, barred }: BothLinesProps) {
  return (
    <section aria-labelledby="both-lines">
      <h2 id="both-lines">Both lines of each loan</h2>
      <p className="small">{bothLines}</p>
      <ul className="rows">
        {linePrograms.map((program) => (
          <li key={program}>
            <p>
              <b>{lineNames[program].name}.</b> {linesSentence(program)}
            </p>
            <p>You: {barred?.(program) ?? standingWords(program, standing(program))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
