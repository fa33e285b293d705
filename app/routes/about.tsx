import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/about");

export default function About() {
  return (
    <section className="wrap ph">
      <h1>About us</h1>
    </section>
  );
}
