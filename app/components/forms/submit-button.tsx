import type { ReactNode, Ref } from "react";

/** Disabled only while a submit runs, never to signal an error. */
export function SubmitButton({
  sending,
  sendingWords = "Processing...",
  children,
  ref,
}: {
  sending: boolean;
  sendingWords?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <div className="send">
      <button className="btn" type="submit" ref={ref} disabled={sending}>
        {sending ? sendingWords : children}
      </button>
      {sending && <span className="send__bar" aria-hidden="true" />}
      {/* A button that is disabled under the finger says nothing; this does. */}
      <span className="vh" role="status">
        {sending ? sendingWords : ""}
      </span>
    </div>
  );
}
