import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/resources");

export default function Resources() {
  return (
    <section className="wrap ph">
      <h1>Guides, calculators and market reports for renters</h1>
    </section>
  );
}
