import { accessibilityFeatures } from "#app/content/pages/accessibility.ts";

export function Features() {
  return (
    <section className="kerb" aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">What the site does</h2>
        <div className="ac__features">
          {accessibilityFeatures.map(({ title, features }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
