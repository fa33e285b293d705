import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/credit-repair");

export default function CreditRepair() {
  return (
    <section className="wrap ph">
      <h1>Credit repair: what can change, and what can't</h1>
    </section>
  );
}
