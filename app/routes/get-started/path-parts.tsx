import { useMemo, useState } from "react";
import choiceCss from "#app/components/forms/choice-field.css?inline";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { readSentText, type SentPartName, sentPartNames, sentPartsSchema } from "#app/domain/plan/sent-parts.ts";
import { usePathNow } from "#app/lib/my-path/path-store.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import { thisMonth } from "#app/lib/my-path/this-month.ts";
import { partsToSend, sentParts } from "./parts-to-send.ts";
import css from "./path-parts.css?inline";

type PathPartsProps = {
  id: string;
  name: string;
  label: string;
  errors: readonly string[] | undefined;
  /** The values of a plain POST, when this page is the answer to it. */
  defaultValue: string | undefined;
};

/**
 * Parts of the plan on this device, to be picked one by one. Only what is picked is in the form, and only until the form
 * is sent or left; the words are made of what is sent.
 */
export function PathParts({ id, name, label, errors = [], defaultValue }: PathPartsProps) {
  const path = usePathNow();
  const [picked, setPicked] = useState(() => namesIn(defaultValue));
  const parts = useMemo(() => partsToSend(path, thisMonth()), [path]);
  const words = sentPartWords(sentParts(parts, sentPartNames, path.asOf));
  const sent = words.filter((part) => picked.includes(part.name));
  const isWrong = errors.length > 0;
  if (words.length === 0) return null;
  return (
    <details className="unfold pp" {...((isWrong || defaultValue !== undefined) && { open: true })}>
      <summary>
        <InlineStyle name="choice-field" layer="page" css={choiceCss} />
        <InlineStyle name="path-parts" layer="page" css={css} />
        <span>
          Send parts of my path with it{" "}
          <span className="opt">({sent.length === 0 ? "optional" : `${sent.length} picked`})</span>
        </span>
      </summary>
      <fieldset className={isWrong ? "field field--err choice" : "field choice"} aria-describedby={`${id}-help`}>
        <legend className="lab">{label}</legend>
        <p className="help" id={`${id}-help`}>
          {isWrong && (
            <span className="err">
              <span className="vh">Error: </span>
              {errors.join(" ")}
            </span>
          )}
          Your plan is on this device. What you pick goes with your request, just as you read it here. The rest stays
          where it is.
        </p>
        {words.map((part, index) => (
          <label className="choice__one" key={part.name}>
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${part.name}`}
              checked={sent.includes(part)}
              onChange={({ target }) =>
                setPicked((before) => [
                  ...before.filter((each) => each !== part.name),
                  ...(target.checked ? [part.name] : []),
                ])
              }
              aria-invalid={isWrong || undefined}
            />
            <span>
              <b>{part.title}</b>
              <span className="help">{part.lines.join("\n")}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {sent.length > 0 && (
        <input
          type="hidden"
          name={name}
          value={JSON.stringify(
            sentParts(
              parts,
              sent.map((part) => part.name),
              path.asOf,
            ),
          )}
        />
      )}
    </details>
  );
}

/** The parts that were picked before the page came back. */
function namesIn(text: string | undefined): readonly SentPartName[] {
  const sent = sentPartsSchema.safeParse(readSentText(text ?? ""));
  return sentPartNames.filter((name) => sent.data?.parts[name] !== undefined);
}
