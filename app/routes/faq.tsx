import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/faq");

export default function Faq() {
  return (
    <section className="wrap ph">
      <h1>Questions renters ask us, answered straight</h1>
    </section>
  );
}
