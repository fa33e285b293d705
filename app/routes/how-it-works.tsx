import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/how-it-works");

export default function HowItWorks() {
  return (
    <section className="wrap ph">
      <h1>How renting turns into owning, in five steps</h1>
    </section>
  );
}
