import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EntryList } from "#app/components/device/entry-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Month } from "#app/domain/path/household.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { type DisputeLetter, lineProblems } from "#app/lib/disputes/dispute-letters.ts";
import { disputeStore, keepDisputes } from "#app/lib/disputes/dispute-store.ts";
import { type DisputeLine, type KeptDisputes, mostLines } from "#app/lib/disputes/kept-disputes.ts";
import { LineForm } from "./line-form.tsx";
import { emptyLine, lineWords, problemWords, readyWords, withLine } from "./line-texts.ts";

type LinesStepProps = { lines: KeptDisputes["lines"]; now: Month; letters: readonly DisputeLetter[] };

/** The disputed lines: a list, and the form for the current one. */
export function LinesStep({ lines, now, letters }: LinesStepProps) {
  const [open, setOpen] = useState<number | null>(lines.length === 0 ? 1 : null);
  const [named, setNamed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const nextId = Math.max(0, ...lines.map(({ id }) => id)) + 1;
  const line = open === null ? null : (lines.find(({ id }) => id === open) ?? emptyLine(open));
  const problems = line ? lineProblems(line, now) : [];
  const round = useRounds(disputeStore, line);

  const stand = (id: number) => {
    // Another line has a new form, which must be on the page before it can take focus.
    flushSync(() => {
      setOpen(id);
      setNamed(false);
    });
    document.getElementById("line-company")?.focus();
  };
  const done = () => {
    if (problems.length > 0) {
      flushSync(() => setNamed(true));
      form.current?.querySelector<HTMLElement>(".field--err :is(input, textarea)")?.focus();
      return;
    }
    flushSync(() => setOpen(null));
    add.current?.focus();
  };
  // An impossible date shows its problem right away; a missing answer, once the visitor is done.
  const shown = named ? problems : problems.filter((problem) => problem === "not-yet");
  return (
    <>
      <EntryList
        entries={lines.map((each) => lineWords(each, lineProblems(each, now)))}
        at={lines.findIndex(({ id }) => id === open)}
        outcome={readyWords(letters)}
        onEdit={(index) => stand(lines[index]?.id ?? nextId)}
        onRemove={(index) => keepDisputes(({ lines: before }) => ({ lines: before.toSpliced(index, 1) }))}
      />
      {line ? (
        <LineForm
          key={`${line.id} ${round}`}
          form={form}
          line={line}
          problems={problemWords(line, shown)}
          onChange={(changed: DisputeLine) => keepDisputes((before) => ({ lines: withLine(before.lines, changed) }))}
          onDone={done}
        />
      ) : lines.length >= mostLines ? (
        <p className="small">{mostLines} lines are the most that one kit holds. Start with those that cost you most.</p>
      ) : (
        <p>
          <Button ref={add} look="line" onClick={() => stand(nextId)}>
            {lines.length === 0 ? "Add a Line" : "Add Another Line"}
          </Button>
        </p>
      )}
    </>
  );
}
