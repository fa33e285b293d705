import { CommandForm, useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";

type BlockFormProps = { date: string; counselors: { id: string; name: string }[] };

/** Blocks time on the calendar, for everyone or for one counselor. */
export function BlockForm({ date, counselors }: BlockFormProps) {
  const { typed } = useSentBack("add-block");
  const wrongStart = useProblemAt("block-from", "block-past");
  const wrongEnd = useProblemAt("block-to");
  const noReason = useProblemAt("block-why");
  return (
    <section className="panel" aria-labelledby="block-title">
      <div className="panel-head">
        <h2 id="block-title">Block time</h2>
      </div>
      <CommandForm of="add-block" className="panel-row call-body" saysHere button="Block this time">
        <div>
          <label className="lab" htmlFor="block-who">
            Who
          </label>
          <select className="inp" id="block-who" name="who" defaultValue={typed.who ?? ""}>
            <option value="">Everyone</option>
            {counselors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="block-span">
          <div>
            <label className="lab" htmlFor="block-day">
              First day
            </label>
            <input
              className="inp"
              type="date"
              id="block-day"
              name="day"
              required
              defaultValue={typed.day ?? date}
              {...wrongStart}
            />
          </div>
          <div>
            <label className="lab" htmlFor="block-from">
              From, ET <small>(or all day)</small>
            </label>
            <input className="inp" type="time" id="block-from" name="from" defaultValue={typed.from} />
          </div>
          <div>
            <label className="lab" htmlFor="block-last">
              Last day <small>(optional)</small>
            </label>
            <input className="inp" type="date" id="block-last" name="last" defaultValue={typed.last} />
          </div>
          <div>
            <label className="lab" htmlFor="block-to">
              To, ET <small>(or all day)</small>
            </label>
            <input className="inp" type="time" id="block-to" name="to" defaultValue={typed.to} {...wrongEnd} />
          </div>
        </div>
        <div>
          <label className="lab" htmlFor="block-why">
            Why <small>(only the team sees it)</small>
          </label>
          <input
            className="inp"
            id="block-why"
            name="why"
            maxLength={80}
            required
            defaultValue={typed.why}
            {...noReason}
          />
        </div>
        <p className="help">Calls already booked in this time stay. You will see which ones.</p>
      </CommandForm>
    </section>
  );
}
