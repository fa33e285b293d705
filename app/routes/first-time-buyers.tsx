import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/first-time-buyers");

export default function FirstTimeBuyers() {
  return (
    <section className="wrap ph">
      <h1>Buying your first home, phase by phase</h1>
    </section>
  );
}
