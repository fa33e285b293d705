import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/search");

export default function Search() {
  return (
    <section className="wrap ph">
      <h1>Search results</h1>
    </section>
  );
}
