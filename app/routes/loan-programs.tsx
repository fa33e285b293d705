import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/loan-programs");

export default function LoanPrograms() {
  return (
    <section className="wrap ph">
      <h1>Six kinds of home loan, and who each one fits</h1>
    </section>
  );
}
