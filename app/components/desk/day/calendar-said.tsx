import { useActionData, useSearchParams } from "react-router";
import { ProblemNote, type SentBack } from "#app/components/desk/command-form.tsx";
import { SaidNote, useDone } from "#app/components/desk/said-note.tsx";

/** Says how the last form went, at the top of the page. `held` in the address is whoever holds threads that are due. */
export function CalendarSaid() {
  const sent: SentBack | undefined = useActionData();
  const [query] = useSearchParams();
  const done = useDone();
  if (sent?.problem) return <ProblemNote />;
  if (!done) return null;
  const held = query.get("held");
  return (
    <SaidNote>
      {done} {held && <a href={`/desk?${new URLSearchParams({ held })}`}>Their threads</a>}
      {held && " "}
      {held && <a href="#hand-over">Hand them over</a>}
    </SaidNote>
  );
}
