import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/features");

export default function Features() {
  return (
    <section className="wrap ph">
      <h1>What we do, from your credit report to closing day</h1>
    </section>
  );
}
