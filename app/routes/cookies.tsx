import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/cookies");

export default function Cookies() {
  return (
    <section className="wrap ph">
      <h1>Cookie Policy</h1>
    </section>
  );
}
