import { Field, type FieldPropsOf, fieldId } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField, PhoneField } from "#app/components/forms/person-fields.tsx";
import { otherPosition, positions } from "#app/content/pages/company/careers-words.ts";
import { jobApplicationFieldNames, jobApplicationForm } from "#app/forms/message-form-names.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

type ApplicationFormProps = { position: string | null; rejection: Rejection | undefined };

/** A plain form: it includes a file, and the browser sends it without a script. */
export function ApplicationForm({ position, rejection }: ApplicationFormProps) {
  const { document, documentName } = rejection?.values ?? {};
  return (
    <FormShell
      form={jobApplicationForm}
      fieldNames={jobApplicationFieldNames}
      rejection={rejection}
      values={{ position: position ?? "" }}
      submitWords="Send Application"
      terms="We use what you send to decide about this application, and for nothing else."
    >
      {(field) => (
        <>
          <PositionField {...field("position")} />
          <div className="two">
            <NameField {...field("name")} label="Name" />
            <EmailField {...field("email")} />
          </div>
          <PhoneField {...field("phone")} optional help="A US number, if we may call." />
          <Field
            {...field("work")}
            multiline
            label="A few lines about your work"
            help="Up to 1,000 characters. What did you do last, and what do you do well?"
            rows={6}
          />
          {document && <KeptFile token={document} name={documentName ?? ""} />}
          <FileField {...field("resume")} isKept={Boolean(document)} />
        </>
      )}
    </FormShell>
  );
}

type FieldProps = ReturnType<FieldPropsOf<string>>;

function PositionField({ id, name, errors, defaultValue }: FieldProps) {
  return (
    <div className={errors ? "field field--err" : "field"}>
      <label htmlFor={id}>Which job?</label>
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
function FileField({ id, name, errors, isKept }: FieldProps & { isKept: boolean }) {
  const described = [errors && `${id}-error`, `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={errors ? "field field--err" : "field"}>
      <label htmlFor={id}>
        {isKept ? "Another file instead" : "Résumé"}
        <span className="opt"> (optional)</span>
      </label>
      <span className="help" id={`${id}-help`}>
        One PDF or Word (DOCX) file, up to 5 MB. Leave out your Social Security number and your date of birth.
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
