import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("templates");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Templates | Desk | Path to Keys" }];
}

export default function TemplatesPage() {
  const { templates } = useLoaderData<typeof loader>();
  const retired = templates.filter(({ isRetired }) => isRetired);
  return (
    <>
      <h1>Templates</h1>
      <p className="lead">Letters to start an answer from. Each is checked before it can be saved.</p>
      <ProblemNote />
      <section className="panel" aria-labelledby="in-use">
        <div className="panel-head">
          <h2 id="in-use">In use</h2>
          <a className="btn btn--go" href="/desk/templates/new">
            Write a template
          </a>
        </div>
        <TemplateList templates={templates.filter(({ isRetired }) => !isRetired)} />
      </section>
      {retired.length > 0 && (
        <section className="panel" aria-labelledby="retired">
          <div className="panel-head">
            <h2 id="retired">Retired</h2>
          </div>
          <TemplateList templates={retired} />
        </section>
      )}
    </>
  );
}

function TemplateList({ templates }: { templates: Awaited<ReturnType<typeof loader>>["templates"] }) {
  return (
    <ul>
      {templates.map(({ id, title, version, isRetired }) => (
        <li key={id} className="panel-row">
          <div>
            <a href={`/desk/templates/${id}`}>
              <b>{title}</b>
            </a>
            <p className="help">{version === 0 ? "As it came with the site" : `Version ${version}`}</p>
          </div>
          <CommandForm
            of="retire-template"
            fields={{ template: id, retired: isRetired ? "0" : "1" }}
            button={isRetired ? "Bring back" : "Retire"}
            row={{ about: title }}
          />
        </li>
      ))}
    </ul>
  );
}
