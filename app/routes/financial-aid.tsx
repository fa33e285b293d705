import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/financial-aid");

export default function FinancialAid() {
  return (
    <section className="wrap ph">
      <h1>Down payment and closing cost help</h1>
    </section>
  );
}
