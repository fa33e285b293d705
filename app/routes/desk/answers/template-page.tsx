import { useEffect, useRef, useState } from "react";
import { useActionData, useLoaderData } from "react-router";
import { TemplateCheck } from "#app/components/desk/answer/template-check.tsx";
import { SaidHere, type SentBack, useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";
import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";
import { templateFields } from "#app/domain/desk/template-fields.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("template", "template");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Template | Desk | Path to Keys" }];
}

type Refusal = SentBack & { findings?: ClaimFinding[] };

export default function TemplatePage() {
  const { id, once, title, words, version, history, sample, findings } = useLoaderData<typeof loader>();
  const refusal: Refusal | undefined = useActionData();
  const { isBack } = useSentBack("write-template");
  const wrongTitle = useProblemAt("template-title");
  const wrongWords = useProblemAt("template-words", "template-fields", "claims");
  const start = refusal?.typed?.words ?? words;
  const letter = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(start);
  // Text typed before the script loaded is only in the field.
  useEffect(() => setWritten(letter.current?.value ?? ""), []);
  return (
    <>
      <h1>{title || "A new template"}</h1>
      <p className="lead">
        <a href="/desk/templates">All templates</a>
      </p>
      <form method="post" className="comp" action={`/desk/templates/${id || "new"}#said`}>
        <h2 className="vh">Write the letter</h2>
        <input type="hidden" name="do" value="write-template" />
        <input type="hidden" name="template" value={id} />
        <input type="hidden" name="once" value={refusal?.typed?.once ?? once} />
        <input type="hidden" name="version" value={version} />
        <div className="field">
          <label className="lab" htmlFor="title">
            Name, for the team only
          </label>
          <input
            className="inp"
            id="title"
            name="title"
            maxLength={120}
            autoComplete="off"
            defaultValue={refusal?.typed?.title ?? title}
            {...wrongTitle}
          />
        </div>
        <label className="lab" htmlFor="words">
          Letter
        </label>
        <textarea
          ref={letter}
          className="inp comp-words"
          id="words"
          name="words"
          rows={16}
          maxLength={20_000}
          aria-invalid={wrongWords["aria-invalid"]}
          aria-describedby={["fields lint-count", wrongWords["aria-describedby"]].filter(Boolean).join(" ")}
          defaultValue={start}
          onChange={(event) => setWritten(event.target.value)}
        />
        <dl className="field-list help" id="fields">
          {Object.entries(templateFields).map(([name, meaning]) => (
            <div key={name} className="field-row">
              <dt>{`{{${name}}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <SaidHere isOwn={isBack} />
        <div className="comp-acts">
          <button type="submit" className="btn btn--go">
            Save template
          </button>
        </div>
        <TemplateCheck words={written} sample={sample} findings={refusal?.findings ?? findings} />
      </form>
      {history.length > 0 && (
        <section className="panel" aria-labelledby="history">
          <div className="panel-head">
            <h2 id="history">Versions</h2>
          </div>
          {history.map((one) => (
            <details key={one.version} className="panel-row">
              <summary>
                Version {one.version}, {one.at}, {one.by ?? "came with the site"}
              </summary>
              <p className="letter">{one.words}</p>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
