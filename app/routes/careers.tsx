import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/careers");

export default function Careers() {
  return (
    <section className="wrap ph">
      <h1>Careers</h1>
    </section>
  );
}
