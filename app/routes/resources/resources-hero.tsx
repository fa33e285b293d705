import { SearchBox } from "#app/components/search/search-box.tsx";
import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { library } from "#app/content/claims/library.ts";

const { guides, calculators, resources, downloads } = library;

export function ResourcesHero() {
  return (
    <section className="wrap rs">
      <div>
        <nav className="crumb" aria-label="Breadcrumb">
          <SiteLink to="/">Home</SiteLink> <span aria-hidden="true">/</span> <span aria-current="page">Resources</span>
        </nav>
        <h1>Everything we know, in one drawer</h1>
        <p className="lead">
          Guides to read, calculators to try, reports to check. Free, and without a sign-up. Look through the drawer, or
          ask for what you need.
        </p>
        <SearchBox label="Search everything on this site" placeholder="Search resources..." />
      </div>
      <ClaimFigures className="rs__figures" claims={[guides, calculators, resources, downloads]} />
    </section>
  );
}
