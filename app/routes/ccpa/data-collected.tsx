import { SiteLink } from "#app/components/ui/site-link.tsx";
import { dataCategories, dataCategoriesReviewed, notCollected } from "#app/content/privacy-rights.ts";
import { formatDay } from "#app/lib/format-date.ts";

const columns = ["Category", "What that is here", "Where it comes from", "What it is for"];

/** A table that becomes one card a row where it does not fit. */
export function DataCollected() {
  return (
    <section className="wrap sec" aria-labelledby="collected">
      <div className="head pr__head">
        <h2 id="collected">What is in the folder</h2>
        <p className="lead">
          Only what you send us with a form, and what a connection brings along. We sell none of it.
        </p>
      </div>
      <table className="pr__table">
        <caption className="vh">Categories of personal information that this site collects</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dataCategories.map(({ name, examples, from, purpose }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={columns[1]}>{examples}</td>
              <td data-label={columns[2]}>{from}</td>
              <td data-label={columns[3]}>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pr__not">
        <b>Not in the folder:</b> {notCollected}
      </p>
      <p className="fine">
        Checked against the site’s own code on {formatDay(dataCategoriesReviewed)}. The whole story is in the{" "}
        <SiteLink to="/privacy">Privacy Policy</SiteLink>.
      </p>
    </section>
  );
}
