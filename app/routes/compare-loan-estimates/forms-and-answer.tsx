import { memo, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useAfterFrame } from "#app/components/calculators/fields/use-after-frame.ts";
import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { PrintWay, WipeWay } from "#app/components/device/way.tsx";
import { EstimateForm } from "#app/components/loan-estimates/estimate-form.tsx";
import { estimatesHeadline } from "#app/components/loan-estimates/estimate-words.ts";
import {
  type EstimateTexts,
  estimatesStore,
  type KeptEstimates,
  mostEstimates,
  type ReadEstimate,
  readEstimate,
  estimatesStore as store,
  withOwnNames,
  withTexts,
} from "#app/components/loan-estimates/read-estimate.ts";
import { SideBySide } from "#app/components/loan-estimates/side-by-side.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { sampleEstimates } from "#app/content/loans/sample-estimates.ts";
import { rememberLast } from "#app/domain/remember-lately.ts";
import { useRehearsal } from "#app/lib/device/use-rehearsal.ts";

/** Everything a keystroke changes: the sentence right away, the rest in the next frames, so typing never waits. */
export function FormsAndAnswer() {
  const page = useEstimates();
  const { all, started, filled, starts, onType } = page;
  const compared = useAfterFrame(started);
  return (
    <>
      <section className="wrap cols cols--start le-ask" aria-label="The forms and the answer">
        {/* On a phone the forms are long: what they come to, and the samples, are said before the first box. */}
        <Answer page={page} />
        <div className="screen-only">
          {/* React does not look into it, so only the server has what is in it. */}
          <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
          <Notices page={page} />
          <div className="le-forms">
            <Tabs
              label="Loan Estimates"
              tabs={all.map(({ name, problems }, index) => ({
                id: `estimate-${index + 1}`,
                label: name,
                panel: (
                  <EstimateForm key={filled} index={index} start={starts[index]} problems={problems} onType={onType} />
                ),
              }))}
            />
          </div>
        </div>
        {started.length > 0 && <AnswerAtFoot />}
      </section>
      <SideBySide estimates={compared} />
      {started.length > 0 && <TakeAlong onWipe={page.onWipe} />}
    </>
  );
}

/** The forms' result so far, in view while the visitor types. */
function Answer({ page }: { page: EstimatesPage }) {
  return (
    <div className="sticky le-now">
      {page.kept.isSample && <Tag>Sample: made-up forms</Tag>}
      <Headline />
      {page.started.length === 0 && (
        <div className="screen-only le-alive">
          <Button
            look="line"
            small
            onClick={() => {
              flushSync(page.onSample);
              document.getElementById("samples-note")?.focus();
            }}
          >
            Show Two Samples
          </Button>
        </div>
      )}
      {page.started.length > 0 && (
        <p className="screen-only">
          <a className="tlink" href="#side-by-side">
            See them side by side
          </a>
        </p>
      )}
    </div>
  );
}

/** Two places say it. */
const headlineOf = rememberLast(estimatesHeadline);

// Each one follows the keys on its own, so a keystroke redraws nothing else.

const Headline = memo(function Headline() {
  const started = useStartedNow();
  const { start, figure, end, more } = headlineOf(started);
  return (
    <>
      <p className="le-said">
        {start}
        {figure && <b>{figure}</b>}
        {end}
      </p>
      {more && <p>{more}</p>}
      <SpokenText text={[start, figure, end, more].join("")} silent={started.length === 0} />
    </>
  );
});

/** The same at the foot of a phone, and the way to the rest of it. */
const AnswerAtFoot = memo(function AnswerAtFoot() {
  const { start, figure, end } = headlineOf(useStartedNow());
  return (
    <a className="q-bar screen-only" href="#side-by-side">
      <span>
        <b>
          {start}
          {figure}
          {end}
        </b>
        <span>See them side by side</span>
      </span>
    </a>
  );
});

function Notices({ page }: { page: EstimatesPage }) {
  return (
    <>
      <DeviceNotices
        page={page}
        store={estimatesStore}
        what="comparison"
        instead="Print the page if you want to keep it."
        file="loan-estimates-unread.txt"
      />
      {page.kept.isSample && (
        <div className="note kept-note" id="samples-note" tabIndex={-1}>
          <p>
            <b>These two forms are samples.</b> Type over them, or wipe them and begin with your own.
          </p>
          <Button look="line" small onClick={page.onWipe}>
            Wipe the Samples
          </Button>
        </div>
      )}
    </>
  );
}

function TakeAlong({ onWipe }: { onWipe: () => void }) {
  return (
    <section className="sec sec--tight screen-only take" aria-labelledby="take-along">
      <div className="wrap cols cols--start">
        <div>
          <h2 id="take-along">Take it to the call</h2>
          <p className="lead">It is on this device alone.</p>
        </div>
        <ul className="rows">
          <PrintWay title="On paper" text="The answer, the table and the questions to ask." />
          <WipeWay onWipe={onWipe} />
        </ul>
      </div>
    </section>
  );
}

/** For browsers without JavaScript, which can't compute on the device: what works instead. */
function WithoutScript() {
  return (
    <div className="le-noscript">
      <h2>Comparing needs JavaScript</h2>
      <p>
        Your forms are worked out in your browser, so that no number leaves it. JavaScript is off in this browser. These
        work without it: <a href="/guides/read-a-loan-estimate">the guide with the same steps on paper</a> and{" "}
        <a href="/calculators/apr-and-points">the calculator for two offers</a>.
      </p>
    </div>
  );
}

/** The forms with something in them, at each keystroke, before the page follows. */
function useStartedNow(): readonly ReadEstimate[] {
  return readForms(useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot).kept.forms).started;
}

/** The forms as kept and read, and the actions on them: a frame after a keystroke. */
function useEstimates() {
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

type EstimatesPage = ReturnType<typeof useEstimates>;

/** The last reading of each form, and of all of them: a keystroke changes one, and two places on the page ask for it. */
const readForms = rememberLast((forms: KeptEstimates["forms"]) => {
  const all = withOwnNames(readers.map((read, index) => read(forms[index] ?? noTexts)));
  return { all, started: all.filter(({ isStarted }) => isStarted) };
});
const readers = Array.from({ length: mostEstimates }, (_, index) =>
  rememberLast((texts: EstimateTexts) => readEstimate(texts, index)),
);
const noTexts: EstimateTexts = {};
