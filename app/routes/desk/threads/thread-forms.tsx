import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import type { SeenThread } from "#app/server/desk/telling/seen-thread.server.ts";

const mostCharacters = 4000;

/** A note that only the team sees. */
export function NoteForm({ thread: { id }, once }: { thread: Pick<SeenThread, "id">; once: string }) {
  const { typed, errors } = useSentBack("thread-note");
  return (
    <CommandForm
      of="thread-note"
      fields={{ thread: id, once: typed.once ?? once }}
      className="panel work-panel"
      saysHere
      title="Note"
      button="Keep the note"
    >
      <CommandField label="Only the team sees it" id="note-words" errors={errors.words}>
        {(props) => <textarea {...props} name="words" rows={3} maxLength={mostCharacters} defaultValue={typed.words} />}
      </CommandField>
    </CommandForm>
  );
}

type CallFormProps = { thread: Pick<SeenThread, "id">; once: string; outcomes: { value: string; label: string }[] };

/** The form to log a call. Speaking with the person keeps the promise; a voicemail does not. */
export function CallForm({ thread: { id }, once, outcomes }: CallFormProps) {
  const { typed, errors } = useSentBack("thread-call");
  const outside = errors.anyway?.[0];
  return (
    <CommandForm
      of="thread-call"
      fields={{ thread: id, once: typed.once ?? once }}
      className="panel work-panel"
      saysHere
      title="Log a call"
      button="Log the call"
    >
      <CommandField label="Who called" id="call-by" errors={undefined}>
        {(props) => (
          <select {...props} name="by" defaultValue={typed.by}>
            <option value="us">We called them</option>
            <option value="them">They called us</option>
          </select>
        )}
      </CommandField>
      <CommandField label="How it ended" id="call-outcome" errors={errors.outcome}>
        {(props) => (
          <select {...props} name="outcome" defaultValue={typed.outcome}>
            <option value="">Choose one</option>
            {outcomes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </CommandField>
      <CommandField label="What was said (optional)" id="call-words" errors={undefined}>
        {(props) => <textarea {...props} name="words" rows={2} maxLength={mostCharacters} defaultValue={typed.words} />}
      </CommandField>
      {outside && (
        <div className="note note--bad">
          <p id="call-outside">{outside}</p>
          <label className="pick">
            <input type="checkbox" name="anyway" value="yes" aria-describedby="call-outside" /> The call took place
            anyway. Log it with a mark.
          </label>
        </div>
      )}
      <p className="help">The clock stops only if you spoke with the person. A privacy request’s goes on.</p>
    </CommandForm>
  );
}
