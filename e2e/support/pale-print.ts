import type { Page } from "@playwright/test";

/**
 * Words of a part of the page that are paler than 4.5:1 (WCAG 1.4.3) when they are printed. Printers leave out backgrounds,
 * so that the ground is white unless its element asks for its colors to be kept. Leaves the page as on a screen.
 */
export async function palePrint(page: Page, part: string): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const pale = await page.locator(part).first().evaluate(paleWordsIn);
  await page.emulateMedia({ media: null });
  return pale;
}

/** Runs in the page. */
function paleWordsIn(part: Element): string[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas");
  type Rgb = [number, number, number];
  const drawn = (color: string, ground: Rgb): Rgb => {
    context.fillStyle = `rgb(${ground.join(" ")})`;
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const luminance = (color: Rgb) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): Rgb => {
    if (!element) return [255, 255, 255];
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    const below = groundOf(element.parentElement);
    return printColorAdjust === "exact" ? drawn(backgroundColor, below) : below;
  };
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const pale = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (!element || words === "" || element.closest("script, style, template, noscript, .vh")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fill } = getComputedStyle(element);
    const ground = groundOf(element);
    const ink = drawn(element.closest("svg") ? fill : color, ground);
    const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a);
    if ((light + 0.05) / (dark + 0.05) < 4.5) pale.add(`${words.slice(0, 40)} (${color})`);
  }
  return [...pale];
}
