import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";
import { claimKinds } from "#app/domain/claims/kinds.ts";

export type LintPanelProps = {
  findings: ClaimFinding[];
  /** Template fields that are not filled in yet. */
  openFields: string[];
  /** Blanks of a template that are not filled in, or brackets that are meant. */
  blanks?: string[];
};

type Looks = {
  hasButtons?: boolean;
  /** Name for the line of a finding. */
  placeOf?: (line: number) => string;
};

function lineWords(line: number): string {
  return `Line ${line}`;
}

/**
 * Phrases to change before a letter can go out, by line, each with a better sentence, and which kinds were looked for.
 * Part of the letter's form.
 */
export function LintPanel({
  findings,
  openFields,
  blanks = [],
  hasButtons = true,
  placeOf = lineWords,
}: LintPanelProps & Looks) {
  const mustChange = findings.filter(({ severity }) => severity === "change").length + openFields.length;
  const marks = findings.filter(({ severity }) => severity === "look").length;
  const toLook = marks + blanks.length;
  const count =
    mustChange > 0
      ? headingOf(mustChange, `to change before this can go${toLook > 0 ? `, ${toLook} to look at again` : ""}`)
      : toLook > 0
        ? headingOf(toLook, "to look at again")
        : "";
  return (
    <>
      <div className={`lint${mustChange > 0 ? " lint--bad" : toLook > 0 ? " lint--look" : ""}`} id="lint">
        {/* Only the count is announced: the laws are there to be read, phrase by phrase. */}
        <div role="status" id="lint-count">
          {count && <h3>{count}</h3>}
        </div>
        {marks > 0 && (
          <p>
            A mark to look at again holds nothing up, and can be wrong. If the sentence is true and promises nothing,
            leave it as it is. If not, change it.
          </p>
        )}
        {openFields.map((name) => (
          <p key={name}>
            <mark>{`{{${name}}}`}</mark> has nothing to say here. Write the words yourself, or take it out.
          </p>
        ))}
        {blanks.map((words) => (
          <p key={words}>
            <mark>{words}</mark> looks like a blank of a template. Write the words yourself, or leave it if you mean it.
          </p>
        ))}
        {findings.map((finding, index) => (
          <Finding
            key={`${finding.rule}-${finding.line}-${finding.sentence}`}
            finding={finding}
            place={placeOf(finding.line)}
            index={hasButtons ? index : null}
          />
        ))}
      </div>
      <details className="lint-kinds help">
        <summary>What we looked for</summary>
        <p>
          We looked for these kinds: {Object.values(claimKinds).join("; ")}. Other words can be wrong, too, so read it
          before it goes.
        </p>
      </details>
    </>
  );
}

function headingOf(count: number, rest: string): string {
  return `${count === 1 ? "One phrase" : `${count} phrases`} ${rest}`;
}

function Finding({ finding, place, index }: { finding: ClaimFinding; place: string; index: number | null }) {
  const { kind, severity, sentence, words, why, law, instead } = finding;
  const at = sentence.indexOf(words);
  return (
    <div className="lint-one">
      <p>
        {severity === "look" && <b>Look again: this may be {claimKinds[kind]}. </b>}
        {place}: “{sentence.slice(0, at)}
        <mark>{words}</mark>
        {sentence.slice(at + words.length)}” {severity === "look" && "If it is: "}
        {why} <span className="help">({law})</span>
      </p>
      <p className="help">
        Try: “{instead}”{" "}
        {index !== null && (
          <button type="submit" className="btn btn--row" name="finding" value={index} formAction="#words">
            Use this sentence
            <span className="vh">
              {" "}
              in place of the whole one with “{words}”, {claimKinds[kind]}, {place.toLowerCase()}
            </span>
          </button>
        )}
      </p>
    </div>
  );
}
