import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";
import { type FieldValues, fillFields, unknownFields } from "#app/domain/desk/template-fields.ts";
import { LintPanel } from "./lint-panel.tsx";
import "./answer.css";

type TemplateCheckProps = { words: string; sample: FieldValues; findings: readonly ClaimFinding[] };

/**
 * Preview of a template with sample fields, and what to change in it. `findings` are of the words as they were sent last:
 * one whose sentence has been taken out is not shown.
 */
export function TemplateCheck({ words, sample, findings }: TemplateCheckProps) {
  const left = findings.filter(({ sentence }) => words.includes(sentence));
  return (
    <>
      <LintPanel findings={left} openFields={unknownFields(words)} hasButtons={false} />
      {words !== "" && (
        <section className="panel preview" aria-labelledby="preview">
          <div className="panel-head">
            <h2 id="preview">Preview, with a sample person</h2>
          </div>
          <p className="letter">{fillFields(words, sample)}</p>
        </section>
      )}
    </>
  );
}
