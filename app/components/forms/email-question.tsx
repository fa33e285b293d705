import { meantEmail } from "#app/domain/text/email-slips.ts";
import { takeMeant } from "./ask-about-email.ts";

/**
 * Asks below an email field whether a likely slip was meant otherwise. It changes nothing and stops nothing: whoever reads on
 * keeps what they typed. The server asks about what is in the field already, `ask-about-email.ts` about what is typed later.
 */
export function EmailQuestion({ id, typed = "" }: { id: string; typed?: string | undefined }) {
  const meant = meantEmail(typed);
  return (
    <div className="meant" role="status">
      <p hidden={meant === null}>
        Did you mean{" "}
        <button type="button" data-meant-for={id} onClick={({ currentTarget }) => takeMeant(currentTarget)}>
          {meant}
        </button>
        ?
      </p>
    </div>
  );
}
