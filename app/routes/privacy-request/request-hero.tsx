import { FileDrawer } from "#app/components/scenes/file-drawer.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { accessRequestsPerYear } from "#app/content/pages/privacy-rights.ts";
import type { ShownPrivacyRequest } from "./privacy-page.server.ts";
import { trail } from "./trail.ts";

export function RequestHero({ request }: { request: ShownPrivacyRequest }) {
  return (
    <PageHero
      stands
      className="prq__hero"
      name="Your request"
      trail={trail}
      {...wordsFor(request)}
      aside={<FileDrawer />}
    />
  );
}

/** What matters most in the state that the request is in. */
function wordsFor({ requestType, due, nextAccess, answered, erased }: ShownPrivacyRequest): {
  title: string;
  lead: string;
} {
  if (erased) {
    return {
      title: "Your folder is empty",
      lead: `We erased what we held under your address on ${erased}. Only the number and the dates of your request remain.`,
    };
  }
  if (answered) {
    return {
      title: "Your request is answered",
      lead: `We answered on ${answered}. Is something missing? Write to us.`,
    };
  }
  if (nextAccess) {
    return {
      title: "Your request is kept",
      lead: `We answer ${accessRequestsPerYear} requests for access in 12 months, and this one came after them. A person reads it and writes to you by ${due}. You can ask again from ${nextAccess}.`,
    };
  }
  const proof =
    requestType === "opt-out" ? "" : " Please reply to our email, if you have not: so we know that it was you.";
  return { title: "Your request is with us", lead: `You have our answer by ${due}.${proof}` };
}
