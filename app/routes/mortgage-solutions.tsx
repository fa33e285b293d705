import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/mortgage-solutions");

export default function MortgageSolutions() {
  return (
    <section className="wrap ph">
      <h1>Conventional, FHA, VA and USDA loans side by side</h1>
    </section>
  );
}
