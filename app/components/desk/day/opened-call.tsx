import { CommandForm, useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";
import { CallNow, DecideLink } from "#app/components/desk/contact/call-now.tsx";
import type { OpenedCall as Call } from "#app/lib/desk/shown-calendar.ts";

/** One call: when it is, who it is with, and what can be done about it. */
export function OpenedCall({ call }: { call: Call }) {
  const { name, stateWords, claim, when, whenTheirs, phone, caution, notThen, topic } = call;
  const { counselor, threadId, endedMinutesAgo } = call;
  return (
    <section className="panel" id="call" aria-labelledby="call-name">
      <div className="panel-head">
        <h2 id="call-name">
          <bdi>{name}</bdi>
        </h2>
        <span className="tag">{stateWords}</span>
      </div>
      <div className="panel-row call-body">
        <dl className="call-facts">
          <dt>Office</dt>
          <dd>{when}</dd>
          <dt>Theirs</dt>
          <dd>{whenTheirs ?? "The same clock"}</dd>
          <dt>Call</dt>
          <dd>
            <CallNumber call={call} shown={phone} />
            {claim && <b className="late call-caution">{claim.words} The call stays: ask them.</b>}
            {caution && <b className="late call-caution">{caution}</b>}
            {notThen && <b className="late call-caution">No call at this hour. {notThen}</b>}
          </dd>
          <dt>Topic</dt>
          <dd>{topic ?? "None given"}</dd>
          {counselor && (
            <>
              <dt>Who calls</dt>
              <dd>{counselor}</dd>
            </>
          )}
        </dl>
        {threadId && (
          <p>
            <a href={`/desk/threads/${threadId}`}>Open the thread</a>
          </p>
        )}
        {endedMinutesAgo !== null && <Outcome call={call} minutes={endedMinutesAgo} />}
        {call.canChange && <Changes call={call} />}
      </div>
    </section>
  );
}

/** The number, through the gate; where it is not known to be theirs, the thread is the place to say so. */
function CallNumber({ call: { gate, phones, caution, canChange }, shown }: { call: Call; shown: string }) {
  const way = gate?.ways.find(({ channel }) => channel === "call");
  if (way?.isStopped) {
    return (
      <b className="late">
        Do not call. {way.why} {way.times.join(" ")} Or cancel the call below: they get an email.
      </b>
    );
  }
  if (gate && phones.length > 0) return <CallNow gate={gate} phones={phones} />;
  return (
    <>
      {shown}
      {gate && canChange && !caution && (
        <p className="help">No one has confirmed that it is theirs. Say so in the thread first.</p>
      )}
    </>
  );
}

/** News of a booked call goes out also while emails are stopped: without it they would wait at the wrong hour. */
function EmailNote({ gate }: Pick<Call, "gate">) {
  const email = gate?.ways.find(({ channel }) => channel === "email");
  if (!email?.decide && !email?.isStopped) return null;
  return (
    <p className="note">
      {email.why} {email.decide && <DecideLink to={email.decide} />} If you move or cancel this call, they still get an
      email about it: it is news of what they booked.
    </p>
  );
}

function Outcome({ call: { id, state }, minutes }: { call: Call; minutes: number }) {
  const isMarked = state !== "unmarked";
  return (
    <CommandForm of="mark-booking" fields={{ booking: id }}>
      <p className="lab">{isMarked ? "Wrong mark?" : `It ended ${agoOf(minutes)} ago. What happened?`}</p>
      <div className="row-acts">
        {isMarked ? (
          <button type="submit" className="btn btn--row" name="was" value="">
            Undo the mark
          </button>
        ) : (
          <>
            <button type="submit" className="btn btn--go" name="was" value="kept">
              We talked
            </button>
            <button type="submit" className="btn" name="was" value="no-show">
              They did not come
            </button>
          </>
        )}
      </div>
      <p className="help">No one gets an email, and you can undo it.</p>
    </CommandForm>
  );
}

function agoOf(minutes: number): string {
  if (minutes < 120) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`;
}

function Changes({ call: { id, startMs, moveTo, giveTo, gate } }: { call: Call }) {
  const noTime = useProblemAt("pick-time", "time-taken", "has-call");
  const [moved, given] = [useSentBack("move-booking").typed, useSentBack("give-booking").typed];
  return (
    <>
      <EmailNote gate={gate} />
      {moveTo.length > 0 && (
        <CommandForm of="move-booking" fields={{ booking: id, seen: startMs }} className="call-change">
          <label className="lab" htmlFor="move-start">
            Move to a free time
          </label>
          <div className="one-line">
            <select className="inp" id="move-start" name="start" defaultValue={moved.start ?? ""} {...noTime}>
              <option value="">Pick a time</option>
              {moveTo.map(({ day, times }) => (
                <optgroup key={day} label={day}>
                  {times.map(({ startMs, label }) => (
                    <option key={startMs} value={startMs}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <button type="submit" className="btn">
              Move
            </button>
          </div>
        </CommandForm>
      )}
      {giveTo.length > 0 && (
        <CommandForm of="give-booking" fields={{ booking: id }} className="call-change">
          <label className="lab" htmlFor="give-to">
            Give to a colleague
          </label>
          <div className="one-line">
            <select className="inp" id="give-to" name="to" defaultValue={given.to}>
              {giveTo.map((colleague) => (
                <option key={colleague.id} value={colleague.id}>
                  {colleague.name}
                </option>
              ))}
            </select>
            <button type="submit" className="btn">
              Give
            </button>
          </div>
        </CommandForm>
      )}
      <details className="call-change">
        <summary className="btn btn--row">Cancel this call</summary>
        <CommandForm of="cancel-booking" fields={{ booking: id, seen: startMs }} button="Yes, cancel it">
          <p>The visitor gets an email, and the time is free again.</p>
        </CommandForm>
      </details>
    </>
  );
}
