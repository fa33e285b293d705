import { CardTable } from "#app/components/ui/card-table.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { dataCategories, dataCategoriesReviewed, notCollected } from "#app/content/pages/privacy-rights.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

export function DataCollected() {
  return (
    <section className="wrap sec" aria-labelledby="collected">
      <div className="head pr__head">
        <h2 id="collected">What is in the folder</h2>
        <p className="lead">
          Only what you send us with a form, and what a connection brings along. We sell none of it.
        </p>
      </div>
      <CardTable
        caption="Categories of personal information that this site collects"
        columns={["Category", "What that is here", "Where it comes from", "What it is for"]}
        rows={dataCategories.map(({ name, examples, from, purpose }) => [name, examples, from, purpose])}
      />
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
