import { pageMeta } from "#app/lib/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/credit-repair-landing";
import { answerShortForm } from "./credit-repair-landing/carry-contact.server.ts";

export const meta = pageMeta("/credit-repair-landing");

export function action({ request, context }: Route.ActionArgs) {
  return answerShortForm(request, context.get(requestContext));
}

export default function CreditRepairLanding() {
  return (
    <section className="wrap ph">
      <h1>From your lease to your own front door</h1>
    </section>
  );
}
