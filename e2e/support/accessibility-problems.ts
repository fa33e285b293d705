import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page as it stands, or with a part of it, by all its rules: each rule with the elements
 * that break it.
 *
 * It takes a third of the usual call's time, because nothing is collected about what is right, and no second window is
 * opened to put together what frames of other sites hold; in a journey no page of ours has one.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
