import { InlineStyle } from "#app/components/inline-style.tsx";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import css from "./consent-box.css?inline";

const { id: textId, version, text } = contactConsent;
const firstSentence = text.slice(0, text.indexOf(".") + 1);

/**
 * An optional box that is never checked in advance: `ticked` is the value of a plain POST. The evidence of
 * consent names its words, so all of them are in view; the first sentence is the box's label.
 */
export function ConsentBox({ formId, ticked }: { formId: string; ticked: string | undefined }) {
  const id = `${formId}-consent`;
  return (
    <div className="consent">
      <InlineStyle name="consent-box" layer="page" css={css} />
      <input
        type="checkbox"
        id={id}
        name="consentTextId"
        value={textId}
        defaultChecked={ticked === textId}
        aria-describedby={`${id}-text`}
      />
      <label htmlFor={id}>{firstSentence}</label>
      <p className="small" id={`${id}-text`}>
        {text.slice(firstSentence.length + 1)}
      </p>
      <input type="hidden" name="consentVersion" value={version} />
    </div>
  );
}
