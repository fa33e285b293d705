import { useSearchParams } from "react-router";
import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { counted } from "#app/domain/text/counted.ts";
import type { ShownHandOver } from "#app/lib/desk/shown-calendar.ts";

/** Gives all open threads of one person to a colleague: their own, or for an owner anybody's. */
export function HandOver({ date, people, colleagues }: ShownHandOver & { date: string }) {
  const { typed, errors } = useSentBack("threads-hand-over");
  const [query] = useSearchParams();
  const [me] = people;
  const others = colleagues.filter(({ id }) => people.length > 1 || id !== me?.id);
  const from = typed.from ?? query.get("from") ?? query.get("held") ?? me?.id;
  return (
    <section className="panel" id="hand-over" aria-labelledby="hand-over-title">
      <div className="panel-head">
        <h2 id="hand-over-title">Hand over threads</h2>
      </div>
      <CommandForm
        of="threads-hand-over"
        fields={{ date }}
        className="panel-row call-body"
        saysHere
        button="Hand over all of them"
      >
        <CommandField label="Whose" id="hand-over-from" errors={errors.from}>
          {(props) => (
            <select {...props} name="from" defaultValue={from}>
              {people.map(({ id, label, isMe }) => (
                <option key={id} value={id}>
                  {isMe ? `Yours: ${label}` : label}
                </option>
              ))}
            </select>
          )}
        </CommandField>
        <CommandField label="Colleague who takes over" id="hand-over-to" errors={errors.to}>
          {(props) => (
            <select {...props} name="to" defaultValue={typed.to ?? ""}>
              <option value="">Choose one</option>
              {others.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </CommandField>
        <p className="help">
          Every open thread, at once. Your colleague answers these people from then on. Closed threads and booked calls
          stay.
        </p>
      </CommandForm>
    </section>
  );
}

/** Tells how many threads went to which colleague. */
export function HandedOver({ colleagues }: Pick<ShownHandOver, "colleagues">) {
  const [query] = useSearchParams();
  const [done, to] = [query.get("done"), colleagues.find(({ id }) => id === query.get("to"))];
  const given = Number(query.get("given"));
  if (!to || !(given > 0) || (done !== "handed-over" && done !== "handed-over-away")) return null;
  const what = counted(given, "thread");
  if (done === "handed-over") {
    const whom = given === 1 ? "that person" : "those people";
    const stay = given === 1 ? "It does not lapse." : "They do not lapse.";
    return (
      <SaidNote>
        You gave {what} to {to.name}, who looks after {whom} from now on. {stay}
      </SaidNote>
    );
  }
  return (
    <SaidNote>
      You gave {what} to {to.name}, who is away now. They do not lapse: if an answer is due before they are back, give
      it to someone who is here.
    </SaidNote>
  );
}
