import { pageMeta } from "#app/lib/seo.ts";

export const meta = pageMeta("/contact");

export default function Contact() {
  return (
    <section className="wrap ph">
      <h1>Contact us</h1>
    </section>
  );
}
