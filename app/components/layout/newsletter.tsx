import type { FormEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { site } from "#config/site.ts";

/**
 * The newsletter does not exist yet, so the button says that and keeps nothing: the field has no name and the
 * form's method goes nowhere, with JavaScript or without, whether by the button or by Enter. `id` tells the forms of one page apart.
 */
export function Newsletter({ id = "newsletter" }: { id?: string }) {
  const noteId = `${id}-note`;
  function showNote(event: FormEvent) {
    event.preventDefault();
    document.getElementById(noteId)?.showPopover();
  }
  return (
    <form className="news" method="dialog" onSubmit={showNote}>
      <label className="lab" htmlFor={`${id}-email`}>
        Your email
      </label>
      <div className="news__row">
        <input className="inp" id={`${id}-email`} type="email" placeholder="Enter your email" autoComplete="email" />
        <Button popoverTarget={noteId}>Subscribe</Button>
      </div>
      <div className="note news__note" id={noteId} popover="auto" role="dialog" aria-labelledby={`${noteId}-title`}>
        <b id={`${noteId}-title`}>The newsletter has not started yet</b>
        <p>
          Your address was not sent or kept. To hear from us now, call{" "}
          <a href={site.phone.href}>{site.phone.display}</a> or write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        {/* Autofocus inside a popover means when it opens, not when the page loads. */}
        <Button autoFocus small look="line" popoverTarget={noteId} popoverTargetAction="hide">
          Close
        </Button>
      </div>
    </form>
  );
}
