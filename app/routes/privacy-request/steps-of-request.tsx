import { PathGraphic, type PathStep } from "#app/components/path-graphic.tsx";
import type { ShownPrivacyRequest } from "./privacy-page.server.ts";

export function RequestPath({ request }: { request: ShownPrivacyRequest }) {
  return (
    <section className="kerb prq__path" aria-labelledby="how-it-stands">
      <div className="wrap">
        <h2 id="how-it-stands">How it stands</h2>
        <PathGraphic label="The way of your request" steps={stepsOf(request)} />
      </div>
    </section>
  );
}

function stepsOf({ received, confirmed, due, answered, erased }: ShownPrivacyRequest): PathStep[] {
  const closed = answered ?? erased;
  return [
    { name: "Received", state: "done", note: received },
    { name: "Confirmed by email", state: confirmed || closed ? "done" : "next", note: confirmed },
    { name: "Answered", state: answerState(confirmed, closed), note: closed ?? `By ${due}` },
  ];
}

function answerState(confirmed: string | null, closed: string | null): PathStep["state"] {
  if (closed) return "done";
  return confirmed ? "next" : "later";
}
