import { processTips } from "#app/content/pages/mortgage-process.ts";

export function Tips() {
  return (
    <section className="leg leg--R sec mp-tips" aria-labelledby="tips">
      <div className="wrap">
        <h2 id="tips">Six things that keep it moving</h2>
        <dl>
          {processTips.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
