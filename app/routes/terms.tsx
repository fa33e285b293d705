import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/terms");

export default function Terms() {
  return (
    <section className="wrap ph">
      <h1>Terms of Service</h1>
    </section>
  );
}
