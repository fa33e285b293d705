import { type FormEvent, useEffect, useRef, useState } from "react";
import { anywhere } from "#app/content/places/place-sources.ts";
import type { FinderAnswers } from "#app/domain/programs/program-rules.ts";
import {
  type FinderProblems,
  type FinderTexts,
  finderFieldNames,
  finderTexts,
  missingZip,
  readFinder,
} from "#app/forms/finder-answers.ts";
import { findPlace, noPlace, type PlaceFound } from "#app/lib/places/find-place.ts";
import { placesFromServer } from "#app/lib/places/places-client.ts";

/** What the server found for a form that was sent without JavaScript. */
export type SentFinder = { texts: FinderTexts; place: PlaceFound };

const nothingTyped = finderTexts([]);

/**
 * The questions and what is answered so far, as it is typed. The inputs keep their own text, so nothing typed before
 * this script ran is lost. A problem is named when its field is left.
 */
export function useFinder(sent: SentFinder | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(sent?.texts ?? nothingTyped);
  const [left, setLeft] = useState<readonly string[]>(sent ? finderFieldNames : []);
  const { place, placeFailed, lookAgain } = usePlace(texts, sent);
  const read = readAll(texts, place);

  useEffect(() => {
    if (form.current) setTexts(fillFromAddress(form.current));
  }, []);
  useTextsInAddress(texts);

  return {
    form,
    texts,
    place,
    placeFailed,
    lookAgain,
    ...read,
    area: place.county?.facts ?? anywhere,
    problems: Object.fromEntries(
      Object.entries(read.problems).filter(([name]) => left.includes(name)),
    ) as FinderProblems,
    onInput() {
      if (form.current) setTexts((before) => readForm(form.current, before.county));
    },
    onBlur({ target }: FormEvent) {
      if (target instanceof HTMLInputElement) setLeft((before) => [...before, target.name]);
    },
    showAllProblems() {
      setLeft(finderFieldNames);
      return finderFieldNames.filter((name) => read.problems[name] !== undefined);
    },
  };
}

/** The answers with their place, and everything that is wrong. */
export function readAll(texts: FinderTexts, place: PlaceFound): { answers: FinderAnswers; problems: FinderProblems } {
  const { answers, problems } = readFinder(texts);
  return {
    answers: { ...answers, place: place.county?.fips ?? null },
    problems: { ...problems, ...(place.unknownZip && { zip: missingZip(texts.zip) }) },
  };
}

/** The county that is meant, looked up anew whenever the answers that say it change. */
function usePlace({ zip, state, county }: FinderTexts, sent: SentFinder | undefined) {
  const [place, setPlace] = useState(sent?.place ?? noPlace);
  const [placeFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let current = true;
    findPlace({ zip, state, county }, placesFromServer).then(
      (found) => {
        if (!current) return;
        setPlace(found);
        setFailed(false);
      },
      () => {
        if (!current) return;
        setPlace(noPlace);
        setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [zip, state, county, attempt]);
  return { place, placeFailed, lookAgain: () => setAttempt((before) => before + 1) };
}

/** Puts what the address says into the fields, and reads them all. */
function fillFromAddress(form: HTMLFormElement): FinderTexts {
  const shared = textsInAddress();
  if (shared) {
    for (const name of finderFieldNames) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList) {
        field.value = shared[name];
      }
    }
  }
  return readForm(form, shared?.county ?? "");
}

/** The county is chosen from a list that is there only once the others have been looked up: till then it is kept. */
function readForm(form: HTMLFormElement | null, county: string): FinderTexts {
  const read = finderTexts(form ? new FormData(form) : []);
  return form?.elements.namedItem("county") ? read : { ...read, county };
}

/** Stands first, so that a later version of the questions can tell its own links from these. */
const version = "finder1";
// Browsers refuse a page that rewrites its address at every key.
const pauseMs = 300;

/** What a shared link says, after its `#`, which browsers never send to a server. Null when it says nothing. */
function textsInAddress(): FinderTexts | null {
  const said = new URLSearchParams(location.hash.slice(1));
  return said.has(version) ? finderTexts(said) : null;
}

/** Keeps the answers in the address, so that the page can be shared, reloaded and come back to. */
function useTextsInAddress(texts: FinderTexts) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const said = finderFieldNames.filter((name) => texts[name] !== "").map((name) => [name, texts[name]]);
      if (said.length === 0 && textsInAddress() === null) return;
      const hash = said.length === 0 ? "" : `#${new URLSearchParams([[version, ""], ...said])}`;
      // The router keeps its own notes in the state.
      if (hash !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [texts]);
}
