import { InlineScript } from "#app/components/inline-script.tsx";

const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/functions/*" } }] },
      eagerness: "moderate",
    },
  ],
};

/** Lets the browser get the next page ready while a link is hovered. For pages without React, where a link is a load. */
export function SpeculationRules() {
  return import.meta.env.SSR && <InlineScript type="speculationrules" code={JSON.stringify(rules)} />;
}
