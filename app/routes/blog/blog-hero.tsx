import { LittleLibrary } from "#app/components/scenes/little-library.tsx";
import { SearchBox } from "#app/components/search/search-box.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";

/** The promise and the search box; the street library stands on the pavement, and the path starts at its post. */
export function BlogHero() {
  return (
    <section className="bl__hero">
      <div className="wrap bl__top">
        <div className="bl__txt">
          <nav className="crumb" aria-label="Breadcrumb">
            <SiteLink to="/">Home</SiteLink> <span aria-hidden="true">/</span> <span aria-current="page">Blog</span>
          </nav>
          <h1>Read it here before you sign it there</h1>
          <p className="lead">
            Guides and market reports in plain words. Each says what it rests on, when it was last checked and how long
            it takes.
          </p>
          <SearchBox label="Search guides and reports" placeholder="Search guides and reports..." />
        </div>
        <div className="bl__box">
          <LittleLibrary />
        </div>
      </div>
      <div className="pave bl__pave" />
    </section>
  );
}
