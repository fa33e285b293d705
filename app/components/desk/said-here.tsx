import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { ProblemNote } from "#app/components/desk/problem-note.tsx";
import { isSaidInForm, type SentBack } from "#app/components/desk/thread/work-form.tsx";

type SaidHereProps = {
  /** What the form does. */
  does: string;
  /** Value of a hidden field that tells this form from others that do the same. */
  only?: { name: string; value: string };
  /** The note; pages with problems of their own have their own. */
  children?: ReactNode;
};

/**
 * Says why a form was refused, beside its fields and its button instead of at the top of the page. Only for a form that is
 * still there after a refusal. Its form has `action="#said"`, so that the page comes back at this place.
 */
export function SaidHere({ does, only, children = <ProblemNote isInForm /> }: SaidHereProps) {
  const sent: SentBack | undefined = useActionData();
  const isOwn = isSaidInForm(sent) && sent?.typed?.do === does && (!only || sent.typed[only.name] === only.value);
  return (
    <>
      <input type="hidden" name="said" value="here" />
      {isOwn && (
        <div id="said" className="said" tabIndex={-1}>
          {children}
        </div>
      )}
    </>
  );
}
