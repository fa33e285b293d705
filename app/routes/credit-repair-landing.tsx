import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/credit-repair-landing");

export default function CreditRepairLanding() {
  return (
    <section className="wrap ph">
      <h1>Stop renting your future: free credit analysis</h1>
    </section>
  );
}
