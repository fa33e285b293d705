import { useEffect, useRef, useState } from "react";
import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { LookupNote } from "#app/components/forms/place-lookup.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { pathPlace } from "#app/lib/my-path/path-place.ts";
import { usePlace } from "#app/lib/places/use-place.ts";
import { cleared, pathQuestions } from "./path-questions.ts";
import { pathFieldId } from "./question-fields.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import type { QuestionProps } from "./typed-question.tsx";

/**
 * The county, by ZIP code or name, looked up the way the assistance finder does it: the server gets only three digits or
 * letters.
 */
export function PlaceQuestion({ name, path, onChange, onPass }: QuestionProps) {
  const { household } = path;
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(pathQuestions.place.texts(household, 0).zip ?? "");
  const [typed, setTyped] = useState({ zip: start, state: "", county: household.place?.fips ?? "" });
  const [left, setLeft] = useState(false);
  const [waits, setWaits] = useState(false);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const lookup = usePlace(typed);
  const { place, placeFailed, isLooking } = lookup;
  const isOpen = place.choices.length > 1 && place.county === null;
  // The kept place counts until another one is found, whatever someone types into its name; an empty field has none.
  const isTouched = typed.zip !== start;
  const problem =
    isTouched && (place.isUnknown || (typed.zip !== "" && !placeFailed && !isLooking && place.choices.length === 0));

  const found = place.county && JSON.stringify(pathPlace(place.county, household.people));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a found place is kept once, when it is found.
  useEffect(() => {
    if (found !== null) onChange({ place: JSON.parse(found) });
    else if (isTouched && typed.zip === "") onChange({ place: undefined });
  }, [found, typed.zip]);

  const said =
    left && problem
      ? unknownWords(typed.zip)
      : place.county
        ? `In ${place.county.name}.`
        : isOpen
          ? `It is in ${place.choices.length} counties. Pick one.`
          : "";

  const read = () => {
    const texts = new FormData(form.current ?? undefined);
    const [zip, county] = [String(texts.get("zip") ?? "").trim(), String(texts.get("county") ?? "")];
    setTyped((before) => ({ ...before, zip, county: zip === before.zip ? county : "" }));
  };

  const next = () => {
    setLeft(true);
    if (isTouched && placeFailed && failedFor !== typed.zip) {
      // Going on leaves behind what was typed: that takes a second press.
      setFailedFor(typed.zip);
      return document.getElementById(pathFieldId("zip"))?.focus();
    }
    if (problem) return document.getElementById(pathFieldId("zip"))?.focus();
    if (isOpen) return document.getElementById(pathFieldId("county"))?.focus();
    onPass();
  };
  // The newest text may still be in lookup: only afterward do we know whether there is something to ask.
  useEffect(() => {
    if (!waits || isLooking) return;
    setWaits(false);
    next();
  });

  return (
    <QuestionFrame
      name={name}
      path={path}
      form={form}
      action="Next"
      onInput={read}
      onNext={() => (isLooking ? setWaits(true) : next())}
      onSkip={() => {
        onChange(cleared(name));
        onPass();
      }}
    >
      <Field
        id={pathFieldId("zip")}
        name="zip"
        label="ZIP code, city or county"
        help="85201 or Mesa, AZ"
        defaultValue={start}
        errors={left && problem ? [unknownWords(typed.zip)] : undefined}
        mayBeEmpty
        maxLength={60}
        autoComplete="off"
      />
      {place.choices.length > 1 && (
        <SelectField
          key={place.choices.map(({ fips }) => fips).join()}
          id={pathFieldId("county")}
          name="county"
          label="Which county?"
          error={left && isOpen ? "Pick the county, or skip the place." : undefined}
          choices={[
            { value: "", label: "Pick one" },
            ...place.choices.map(({ fips, name: county }) => ({ value: fips, label: county })),
          ]}
          defaultValue={typed.county}
        />
      )}
      {place.county && <p className="small">In {place.county.name}.</p>}
      <SpokenText text={said} silent={!isTouched || isLooking || said === ""} />
      {isTouched && (
        <LookupNote
          lookup={lookup}
          kept={
            household.place
              ? `We still count with ${household.place.name}. Next goes on with it.`
              : "Your other answers still count. Next goes on without a place."
          }
        />
      )}
    </QuestionFrame>
  );
}

function unknownWords(typed: string): string {
  return `We can’t find a county for “${typed}”. Check it, or type a ZIP code.`;
}
