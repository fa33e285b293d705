import { documentCategories } from "#app/content/pages/documents.ts";

/** The checklist: a house whose windows light up as the papers come together. Ticks need no script, and are kept nowhere. */
export function DocumentList() {
  return (
    <section className="leg leg--R sec mp-docs" id="documents" aria-labelledby="documents-title">
      <div className="wrap">
        <div className="head">
          <h2 id="documents-title">Required Documents Checklist</h2>
          <p className="lead mp-hint">
            Each paper you have lights a window. Print this page and you get the steps in short and this list on a sheet
            of its own.
          </p>
        </div>
        <div className="mp-house">
          <svg className="mp-roof scene" viewBox="0 0 1200 96" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 96L130 4h940l130 92z" fill="var(--s-roof)" />
          </svg>
          <div className="mp-walls">
            {documentCategories.map(({ category, documents }) => (
              <fieldset key={category}>
                <legend>
                  <h3>{category}</h3>
                </legend>
                {documents.map((name) => (
                  <label key={name}>
                    <input type="checkbox" /> <span>{name}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </div>
        <p className="fine">
          A lender may ask for more, or for less. The ticks stay on this page until you leave it and are sent to nobody.
          We do not take documents on this site: your lender tells you a safe way to send them.
        </p>
      </div>
    </section>
  );
}
