import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "./audit.css";

export const loader = seeAtDesk("data");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Data | Desk | Path to Keys" }];
}

type Seen = Awaited<ReturnType<typeof loader>>;
type Webhook = Seen["webhooks"][number];

const titles: Readonly<Record<string, string>> = {
  leads: "Leads",
  messages: "Messages",
  bookings: "Bookings",
  newsletter: "Newsletter",
  answers: "Our answers",
};

export default function DataPage() {
  const { exports, hasWebhook, webhooks, done } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Data</h1>
      <p className="lead">Files you can download, and what we send to your other system.</p>
      <ProblemNote />
      <Done done={done} />
      <section className="panel" aria-labelledby="files-title">
        <div className="panel-head">
          <h2 id="files-title">Files</h2>
        </div>
        <p className="panel-row help">
          A file holds everyone’s data in the clear. Keep it safe, and delete it when you are done. We note who takes
          one.
        </p>
        <ul>
          {exports.map(({ name, what }) => (
            <li key={name} className="panel-row">
              <div>
                <b>{titles[name]}</b>
                <p className="help">One row for each {what.split(";")[0]}.</p>
              </div>
              <div className="data-files">
                {(["csv", "jsonl"] as const).map((format) => (
                  <a
                    key={format}
                    className="btn btn--row"
                    href={`/desk/exports/${name}.${format}`}
                    aria-label={`${titles[name]} as ${format === "csv" ? "CSV" : "JSON lines"}`}
                  >
                    {format === "csv" ? "CSV" : "JSON lines"}
                  </a>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="webhooks-title">
        <div className="panel-head">
          <h2 id="webhooks-title">Webhooks</h2>
          <a href="/developers">How they work</a>
        </div>
        {!hasWebhook && (
          <p className="panel-row help">
            We send nothing to another system yet. The person who runs the site can set WEBHOOK_URL and WEBHOOK_SECRET,
            then restart.
          </p>
        )}
        {webhooks.length === 0 && hasWebhook && <p className="panel-row help">Nothing has been sent yet.</p>}
        <ul>
          {webhooks.map((one) => (
            <WebhookRow key={one.id} {...one} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Done({ done }: Pick<Seen, "done">) {
  if (done === "again") {
    return (
      <SaidNote>
        <b>Thanks, it is you</b>
        <p>For five minutes you can download files. Choose one below.</p>
      </SaidNote>
    );
  }
  if (done !== "replayed") return null;
  return (
    <SaidNote>
      <b>It goes out again</b>
      <p>It has the same id as before, so the other system can tell that it is a repeat.</p>
    </SaidNote>
  );
}

function WebhookRow({ id, type, state, attempts, lastError, made, sent, next }: Webhook) {
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  return (
    <li className="panel-row">
      <div>
        <b>{type}</b>
        <p className={state === "failed" ? "late" : "help"}>
          {state === "sent" && `Taken ${sent}, ${tries}`}
          {state === "queued" && `Waits. Next try ${next}`}
          {state === "failed" && `Given up after ${tries}`}
          {lastError && `. Last answer: ${lastError}`}
        </p>
        <p className="help">From {made}</p>
      </div>
      <div className="row-acts">
        <CommandForm
          of="replay-webhook"
          fields={{ webhook: id }}
          button={state === "queued" ? "Try now" : "Send again"}
          row={{ about: `${type} from ${made}` }}
        />
      </div>
    </li>
  );
}
