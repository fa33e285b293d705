import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { type FieldValues, fillFields, unknownFields } from "#app/domain/desk/template-fields.ts";
import { LintPanel } from "./lint-panel.tsx";
import "./answer.css";

/** Preview of a template with sample fields, and what to change in it. */
export function TemplateCheck({ words, sample }: { words: string; sample: FieldValues }) {
  return (
    <>
      <LintPanel findings={checkClaims(words)} openFields={unknownFields(words)} hasButtons={false} />
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
