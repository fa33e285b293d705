import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/mortgage-process");

export default function MortgageProcess() {
  return (
    <section className="wrap ph">
      <h1>The mortgage process in eight steps, with the papers to bring</h1>
    </section>
  );
}
