import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/blog");

export default function Blog() {
  return (
    <section className="wrap ph">
      <h1>Guides and market reports, in plain words</h1>
    </section>
  );
}
