import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-problems.ts";
import { withLargeText } from "./large-text.ts";
import { layoutProblems } from "./layout-problems.ts";
import { layoutShift } from "./layout-shift.ts";
import { tapProblems } from "./tap-problems.ts";
import { expect } from "./test.ts";
import { widthWithWideText } from "./wide-text.ts";

/** Every page has at least a header, a footer or a form: with fewer taps than this, the check has seen no page. */
const leastTaps = 5;

const everyWidth = [320, 390, 600, 768, 1024, 1440];

/**
 * Opens a page in a phone's window and in a wide one: it doesn't move while it opens, nothing overlaps, is cut off or
 * missing, large text splits no word, every tap is answered, and axe finds nothing. `npm run prove` checks this at every
 * width, and in the dark, too.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect.soft(await accessibilityProblems(page), "light, 320 px").toEqual([]);
  await expectWholeWords(page, [320]);
  await expectEveryTapAnswered(page, [320]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await layoutProblems(page), "at 1440 px").toEqual([]);
  await expectEveryTapAnswered(page, [1440]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(path);
  expect.soft(await layoutShift(page), "layout shift while it opened").toBeLessThan(0.01);
  expect.soft(await layoutProblems(page), "at 320 px").toEqual([]);
  expect.soft(await widthWithWideText(page), "with letters and lines spread, 320 px").toBe(320);
}

/** Checks everything on a page in one visit. Opening it again for each width would take most of the time. */
export async function visitFully(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect.soft(await accessibilityProblems(page), "light, 320 px").toEqual([]);
  await expectWholeWords(page);
  await page.setViewportSize({ width: 768, height: 900 });
  expect.soft(await layoutProblems(page), "at 768 px").toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await layoutProblems(page), "at 1440 px").toEqual([]);
  expect.soft(await accessibilityProblems(page), "dark, 1440 px").toEqual([]);
  const wide = await withLargeText(page, () => layoutProblems(page));
  expect.soft(wide, "with text at twice its size, 1440 px").toEqual([]);
  await expectEveryTapAnswered(page);
}

/** On a phone with text at twice its size, no word is split, and nothing overlaps or leaves the window. */
export async function expectWholeWords(page: Page, widths: readonly number[] = [320, 390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const problems = await withLargeText(page, () => layoutProblems(page));
    expect.soft(problems, `with text at twice its size, ${width} px`).toEqual([]);
  }
}

/** Comes last in a visit, because it opens menus, dialogs and folded answers. */
export async function expectEveryTapAnswered(page: Page, widths: readonly number[] = everyWidth): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { taps, problems } = await tapProblems(page);
    expect.soft(taps, `taps at ${width} px`).toBeGreaterThan(leastTaps);
    expect.soft(problems, `taps at ${width} px`).toEqual([]);
  }
}
