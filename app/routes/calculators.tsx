import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/calculators");

export default function Calculators() {
  return (
    <section className="wrap ph">
      <h1>Thirteen calculators for renters who want to buy</h1>
    </section>
  );
}
