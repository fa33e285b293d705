import { useEffect, useRef } from "react";

/** A field that no person sees or reaches, and the value that tells our own form from a forged one. */
export function HiddenFields({ formId }: { formId: string }) {
  const proof = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not in the markup: the page is one file for all visitors.
    if (proof.current) proof.current.value = globalThis.crypto?.randomUUID?.() ?? "";
  }, []);
  return (
    <>
      <div className="vh" aria-hidden="true">
        <label htmlFor={`${formId}-website`}>Website (leave this empty)</label>
        <input id={`${formId}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="_csrf" ref={proof} />
    </>
  );
}
