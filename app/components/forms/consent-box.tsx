import { InlineStyle } from "#app/components/inline-style.tsx";
import { contactConsent } from "#app/content/consent-texts.ts";
import css from "./consent-box.css?inline";

/**
 * A box that nobody has to tick, and that nobody ticked before but the visitor: `ticked` is what a plain POST sent of it.
 * Its words are what the evidence of consent names.
 */
export function ConsentBox({ ticked }: { ticked: string | undefined }) {
  const { id, version, text } = contactConsent;
  return (
    <>
      <InlineStyle name="consent-box" layer="page" css={css} />
      <label className="consent">
        <input type="checkbox" name="consentTextId" value={id} defaultChecked={ticked === id} />
        <span>{text}</span>
      </label>
      <input type="hidden" name="consentVersion" value={version} />
    </>
  );
}
