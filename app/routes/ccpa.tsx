import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/ccpa");

export default function Ccpa() {
  return (
    <section className="wrap ph">
      <h1>Your privacy rights</h1>
    </section>
  );
}
