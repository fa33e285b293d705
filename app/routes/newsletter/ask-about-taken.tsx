import type { ReactNode } from "react";
import type { TakenAddress } from "./page.server.ts";

/**
 * Says which address we wrote to, and asks about a likely slip in it. The newsletter's forms are on every page and have no
 * script, so we ask once the form was taken.
 */
export function AskAboutTaken({ email, meant, children }: TakenAddress["taken"] & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note" tabIndex={-1} autoFocus>
      <b>Sent to {email}</b>
      {meant && (
        <p>
          Did you mean <b>{meant}</b>? {children}
        </p>
      )}
    </div>
  );
}
