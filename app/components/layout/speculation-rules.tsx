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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
