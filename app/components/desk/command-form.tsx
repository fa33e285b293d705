import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { useArrivalFocus } from "#app/components/desk/use-arrival-focus.ts";
import type { PlacedWords } from "#app/domain/desk/placed-words.ts";
import { blanksIn } from "#app/domain/desk/template-fields.ts";
import type { CommandName, FieldOf } from "#app/lib/desk/known-commands.ts";
import "./command-form.css";

/** What comes back from a form that was refused, or that put something into the answer. */
export type SentBack = {
  problem?: string;
  /** The problem's words. */
  said?: { title: string; text: string };
  typed?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string[] | undefined>>;
  /** What the press put into the answer. */
  placed?: PlacedWords;
  /** Where a colleague decides about the sentence that is in the way. */
  decide?: string | null;
};

type CommandFormProps<Name extends CommandName> = {
  /** The command that it sends. */
  of: Name;
  /** Hidden fields. */
  fields?: Partial<Record<FieldOf<Name>, string | number | null>>;
  className?: string;
  /**
   * Says why it was refused in the form, below its title, instead of at the top of the page. Only for a form that is still
   * there then. `only` names the hidden field that tells it from others of the same command.
   */
  saysHere?: true | { only: FieldOf<Name> };
  title?: string;
  /** What stands in it, or what to draw from the values and errors of the form that came back. */
  children?: ReactNode | ((sent: ReturnType<typeof useSentBack>) => ReactNode);
  /** The words on its button. A form with several has them among its children. */
  button?: ReactNode;
  /** For the button in a row of a list; `about` tells screen reader users which row it belongs to. */
  row?: { about?: string };
};

/** A form of the desk: an ordinary post, so it works without JavaScript. */
export function CommandForm<Name extends CommandName>(props: CommandFormProps<Name>) {
  const { of, fields = {}, className, saysHere, title, children, button, row } = props;
  const returned = useSentBack(of);
  const hidden = Object.entries<string | number | null | undefined>(fields);
  return (
    <form method="post" className={className} action={saysHere && "#said"}>
      <input type="hidden" name="do" value={of} />
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {title && <h2>{title}</h2>}
      {saysHere && (
        <SaidHere isOwn={returned.isBack && (saysHere === true || isSame(saysHere.only, fields, returned.typed))} />
      )}
      {typeof children === "function" ? children(returned) : children}
      {button && (
        <button type="submit" className={row ? "btn btn--row" : "btn"}>
          {button}
          {row?.about && <span className="vh"> {row.about}</span>}
        </button>
      )}
    </form>
  );
}

function isSame(name: string, fields: object, typed: SentBack["typed"]): boolean {
  return new Map(Object.entries(fields)).get(name) === typed?.[name];
}

/** Where a form says why it was refused. Its `action` ends with `#said`, so that the page comes back at this place. */
export function SaidHere({ isOwn }: { isOwn: boolean }) {
  const sent: SentBack | undefined = useActionData();
  return (
    <>
      <input type="hidden" name="said" value="here" />
      {isOwn && isSaidInForm(sent) && (
        <div id="said" className="said" tabIndex={-1}>
          <ProblemNote isInForm />
        </div>
      )}
    </>
  );
}

/** Whether the form that came back says itself why it was refused. */
function isSaidInForm(sent: SentBack | undefined): boolean {
  return sent?.problem !== undefined && sent.typed?.said === "here";
}

/** Values typed in a form, and what is wrong with them; empty when a different form came back. */
export function useSentBack(of: CommandName) {
  const { typed = {}, errors = {} }: SentBack = useActionData() ?? {};
  return typed.do === of ? { isBack: true, typed, errors } : { isBack: false, typed: {}, errors: {} };
}

type CommandFieldProps = {
  label: string;
  id: string;
  errors: string[] | undefined;
  children: (props: { id: string; className: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
};

/** A field with its label, and the error right below it. */
export function CommandField({ label, id, errors, children }: CommandFieldProps) {
  const wrong = errors?.[0];
  return (
    <div className="work-field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: "inp",
        ...(wrong && { "aria-invalid": true as const, "aria-describedby": `${id}-wrong` }),
      })}
      {wrong && (
        <p className="is-wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

const noteId = "problem";

/** Ties a field to the note, when the last try had one of the field's problems: spread it on the field. */
export function useProblemAt(...names: readonly string[]): { "aria-invalid"?: true; "aria-describedby"?: string } {
  const sent: SentBack | undefined = useActionData();
  return sent?.problem && names.includes(sent.problem) ? { "aria-invalid": true, "aria-describedby": noteId } : {};
}

/**
 * Says what was wrong with the last try, above the forms of a page or in the one it is about, and takes the focus, which went with
 * the page before. Empty when nothing was.
 */
export function ProblemNote({ isInForm = false }: { isInForm?: boolean }) {
  const sent: SentBack | undefined = useActionData();
  const note = useArrivalFocus<HTMLDivElement>(sent);
  if (!sent?.problem || !sent.said || isSaidInForm(sent) !== isInForm) return null;
  const blanks = sent.problem === "blanks" ? blanksIn(sent.typed?.words ?? "") : [];
  const { title, text } = sent.said;
  return (
    <div
      className="note note--bad"
      id={noteId}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what they have to read next, before the script loads and without one.
      autoFocus
      ref={note}
      // How many there are is said with it.
      aria-describedby={sent.problem === "claims" ? "lint-count" : undefined}
    >
      <b>{title}</b>
      <p>
        {blanks.length > 0 && `Your answer still says ${blanks.map((one) => `“${one}”`).join(" and ")}. `}
        {text} {sent.decide && <a href={sent.decide}>Decide about it</a>}
      </p>
    </div>
  );
}
