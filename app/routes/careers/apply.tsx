import { Field, type FieldPropsOf, fieldId } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField, PhoneField } from "#app/components/forms/person-fields.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { applicationSteps, openingSlugs, otherPosition, positions } from "#app/content/pages/company/careers-words.ts";
import { jobApplicationForm } from "#app/forms/job-application.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import { formsOfMessages } from "#app/server/forms/message-forms.server.ts";
import { site } from "#config/site.ts";
import type { Route } from "./+types/apply";
import css from "./apply.css?inline";
import { EmptyChair } from "./careers-scenes.tsx";
import { receiveApplication } from "./receive-application.server.ts";

export const meta = pageMeta("/careers/apply");

/** Made for each request: the address says which opening it is about. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("position");
  return { position: openingSlugs.find((slug) => slug === asked) ?? null };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveApplication(request, context.get(requestContext), formsOfMessages.jobApplication);
}

/** Lets `Retry-After` of a refused application through. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ApplyPage({ loaderData: { position }, actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="apply" layer="page" css={css} />
      <PageHero
        name="Apply"
        trail={[
          { label: "About", to: "/about" },
          { label: "Careers", to: "/careers" },
        ]}
        title="Tell us what you do well"
        lead="No account, no test, no cover letter. A few lines and, if you have one, your résumé."
        aside={<EmptyChair />}
      />
      <section className="wrap sec mf__pair cols cols--start" aria-labelledby="apply-title">
        <div>
          <h2 id="apply-title">Your application</h2>
          <p className="lead">Only the phone number and the file are optional.</p>
          <ApplicationForm position={position} rejection={actionData} />
        </div>
        <WhatHappens />
      </section>
    </>
  );
}

type ApplicationFormProps = { position: string | null; rejection: Rejection | undefined };

/** A plain form: it includes a file, and the browser sends it without a script. */
function ApplicationForm({ position, rejection }: ApplicationFormProps) {
  const { document, documentName } = rejection?.values ?? {};
  return (
    <FormShell
      form={jobApplicationForm}
      rejection={rejection}
      values={{ position: position ?? "" }}
      submitWords="Send Application"
      terms="We use what you send to decide about this application, and for nothing else."
    >
      {(field) => (
        <>
          <PositionField {...field("position")} />
          <div className="two">
            <NameField {...field("name")} />
            <EmailField {...field("email")} />
          </div>
          <PhoneField {...field("phone")} />
          <Field {...field("work")} multiline rows={6} />
          {document && <KeptFile token={document} name={documentName ?? ""} />}
          <FileField {...field("resume")} isKept={Boolean(document)} />
        </>
      )}
    </FormShell>
  );
}

type FieldProps = ReturnType<FieldPropsOf<string>>;

function PositionField({ id, name, label, errors, defaultValue }: FieldProps) {
  return (
    <div className={errors ? "field field--err" : "field"}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} errors={errors} />
      <select
        className="inp"
        id={id}
        name={name}
        defaultValue={defaultValue}
        required
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors && `${id}-error`}
      >
        <option value="">Choose a job</option>
        {[...positions, otherPosition].map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A file that came with a form in which something else was wrong. */
function KeptFile({ token, name }: { token: string; name: string }) {
  return (
    <>
      <input type="hidden" name="document" value={token} />
      <p className="note" id={fieldId(jobApplicationForm.id, "kept")}>
        We have your file: <b>{name}</b>. You don’t have to choose it again.
      </p>
    </>
  );
}

/** Comes last: the end of a file that is too large never arrives, and everything else is before it. */
function FileField({ id, name, label, help, errors, isKept }: FieldProps & { isKept: boolean }) {
  const described = [errors && `${id}-error`, `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={errors ? "field field--err" : "field"}>
      <label htmlFor={id}>
        {isKept ? "Another file instead" : label}
        <span className="opt"> (optional)</span>
      </label>
      <span className="help" id={`${id}-help`}>
        {help}
      </span>
      <FieldError id={id} errors={errors} />
      <input
        className="inp ap__file"
        type="file"
        id={id}
        name={name}
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-invalid={errors ? true : undefined}
        aria-describedby={described}
      />
    </div>
  );
}

function FieldError({ id, errors }: Pick<FieldProps, "id" | "errors">) {
  if (!errors) return null;
  return (
    <span className="err" id={`${id}-error`}>
      <span className="vh">Error: </span>
      {errors.join(" ")}
    </span>
  );
}

function WhatHappens() {
  return (
    <aside className="slab sticky ap__aside" aria-labelledby="apply-steps">
      <h3 id="apply-steps">What happens next</h3>
      <ol className="vpath">
        {applicationSteps.map(({ title, description }, index) => (
          <li key={title}>
            <Stop state={index === 0 ? "next" : "later"} />
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <h3>Your file stays private</h3>
      <p className="small">
        We lock each file with its own key. Only the team that answers you can open it. To have it erased,{" "}
        <a href="/ccpa">use your privacy rights</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </aside>
  );
}
