import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/privacy");

export default function Privacy() {
  return (
    <section className="wrap ph">
      <h1>Privacy Policy</h1>
    </section>
  );
}
