import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/accessibility");

export default function Accessibility() {
  return (
    <section className="wrap ph">
      <h1>Accessibility statement</h1>
    </section>
  );
}
