import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { site } from "#config/site.ts";
import { trail } from "./trail.ts";

/** For a link that is not whole, or made up. */
export function DeadLink() {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      title="This link does not work"
      lead="A part of it may be missing. Open it from our email once more, or copy it whole."
      aside={<FileDrawer />}
    >
      <p className="small">
        Still stuck? Write to <a href={`mailto:${site.email}`}>{site.email}</a> with the reference number of your
        request, and we say how it stands.
      </p>
    </PageHero>
  );
}
