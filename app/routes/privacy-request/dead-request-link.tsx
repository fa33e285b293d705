import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { site } from "#config/site.ts";
import { trail } from "./trail.ts";

/** For a link that has ended, or one that is not whole or made up. */
export function DeadLink({ ended }: { ended: boolean }) {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      title={ended ? "This link has ended" : "This link does not work"}
      lead={
        ended
          ? "Your request is closed. To keep it private, this page goes away 30 days after our answer."
          : "A part of it may be missing. Open it from our email once more, or copy it whole."
      }
      aside={<FileDrawer />}
    >
      <p className="small">
        {ended ? "Do you still need something?" : "Still stuck?"} Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a> with the reference number of your request, and we{" "}
        {ended ? "will help." : "say how it stands."}
      </p>
    </PageHero>
  );
}
