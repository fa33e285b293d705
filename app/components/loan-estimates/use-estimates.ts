import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { sampleEstimates } from "#app/content/loans/sample-estimates.ts";
import { rememberLast } from "#app/domain/remember-lately.ts";
import { useRehearsal } from "#app/lib/device/use-rehearsal.ts";
import {
  type EstimateTexts,
  type KeptEstimates,
  mostEstimates,
  type ReadEstimate,
  readEstimate,
  estimatesStore as store,
  withOwnNames,
  withTexts,
} from "./read-estimate.ts";

/** The forms with something in them, at each keystroke, before the page follows. */
export function useStartedNow(): readonly ReadEstimate[] {
  return readForms(useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot).kept.forms).started;
}

/** The forms as kept and read, and the actions on them: a frame after a keystroke. */
export function useEstimates() {
  const { kept, problem } = useSyncExternalStore(store.subscribe, store.settledSnapshot, store.serverSnapshot);
  const own = useRef<KeptEstimates>(kept);
  // Boxes keep their own text, so a change from elsewhere needs new boxes.
  const [filled, setFilled] = useState(0);
  const [undo, setUndo] = useState<{ wipe: () => void } | null>(null);
  useEffect(() => {
    if (own.current === kept) return;
    own.current = kept;
    setFilled((count) => count + 1);
  }, [kept]);

  const round = useRehearsal(kept.forms.length > 0);
  useEffect(() => {
    if (round > 0) store.snapshot().kept.forms.map(readEstimate);
  }, [round]);

  const onType = useCallback((index: number, texts: EstimateTexts) => {
    setUndo(null);
    const before = store.snapshot().kept;
    const next = withTexts(before, index, texts);
    // Text typed before the kept forms were in the boxes is drawn with them.
    if (own.current === before) own.current = next;
    store.keepTyped(next);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes are filled once, and keep their own text from then on.
  const starts = useMemo(() => kept.forms, [filled]);
  return {
    kept,
    problem,
    /** The first texts of each form's boxes. */
    starts,
    /** Changes when the boxes must render again. */
    filled,
    ...readForms(kept.forms),
    onType,
    onSample: () => {
      setUndo(null);
      store.keep({ forms: sampleEstimates, isSample: true });
    },
    wiped: undo !== null,
    onWipe: () => setUndo({ wipe: store.wipe() }),
    onUndo: () => {
      undo?.wipe();
      setUndo(null);
    },
  };
}

export type EstimatesPage = ReturnType<typeof useEstimates>;

/** The last reading of each form, and of all of them: a keystroke changes one, and two places on the page ask for it. */
const readForms = rememberLast((forms: KeptEstimates["forms"]) => {
  const all = withOwnNames(readers.map((read, index) => read(forms[index] ?? noTexts)));
  return { all, started: all.filter(({ isStarted }) => isStarted) };
});
const readers = Array.from({ length: mostEstimates }, (_, index) =>
  rememberLast((texts: EstimateTexts) => readEstimate(texts, index)),
);
const noTexts: EstimateTexts = {};
