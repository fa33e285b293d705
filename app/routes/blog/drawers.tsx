import { categories } from "#app/content/site/categories.ts";
import { categoryAnchor } from "./entries.ts";

/** The categories as a chest of flat drawers; each one leads to its shelf further down. */
export function Drawers({ counts }: { counts: readonly number[] }) {
  return (
    <section className="leg leg--R bl__browse" aria-labelledby="browse">
      <div className="wrap">
        <div className="head">
          <h2 id="browse">Browse by Category</h2>
          <p className="lead">
            The large number is what lies in the drawer today, the small one what we plan to put in.
          </p>
        </div>
        <ul className="chest">
          {categories.map(({ name, description, count }, index) => (
            <li key={name}>
              <a href={`#${categoryAnchor(name)}`}>
                <span className="chest__label">
                  <b className="disp">{name}</b>
                  <span>{description}</span>
                  <span className="chest__count">
                    <span className="num">{counts[index] ?? 0}</span>
                    <span> of {count} planned</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
