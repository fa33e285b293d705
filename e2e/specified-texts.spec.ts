import { parse } from "node-html-parser";
import { specifiedTexts } from "#test/words/specified-texts.ts";
import { expect, test } from "./support/test.ts";

for (const [path, texts] of Object.entries(specifiedTexts)) {
  test(`${path} has all specified texts without JavaScript`, async ({ request }) => {
    const answer = await request.get(path);
    const words = readable(await answer.text());
    expect(texts.filter((text) => !words.includes(readable(text)))).toEqual([]);
  });
}

test("/how-it-works shows four milestones, three of them done, and “Talk to an Expert” leads to the form", async ({
  request,
}) => {
  const root = parse(await (await request.get("/how-it-works")).text());
  const card = root.querySelector(".hw-card");
  expect(card?.querySelectorAll(".vpath > li")).toHaveLength(4);
  expect(card?.querySelectorAll(".stop--done")).toHaveLength(3);
  const expert = root.querySelectorAll("a").filter(({ textContent }) => textContent.trim() === "Talk to an Expert");
  expect(expert.map((link) => link.getAttribute("href"))).toEqual(["/get-started"]);
});

for (const path of ["/blog", "/guides", "/guides/for/no-savings", "/guides/where-to-begin", "/reports/rents-2026"]) {
  test(`${path}: every card of an article has its date`, async ({ request }) => {
    const root = parse(await (await request.get(path)).text());
    const cards = root
      .querySelectorAll("main :is(li, article)")
      .filter(
        (card) =>
          card.querySelector("a[href^='/guides/']:not([href^='/guides/for/']), a[href^='/reports/']") &&
          !card.closest(".prose"),
      );
    expect(cards.length).toBeGreaterThanOrEqual(3);
    expect(
      cards.filter((card) => !/^\d{4}-\d\d-\d\d$/.test(card.querySelector("time")?.getAttribute("datetime") ?? "")),
    ).toEqual([]);
  });
}

/** The text of a page as people read it, whatever elements and kinds of dashes it uses. */
function readable(html: string): string {
  const root = parse(html);
  for (const silent of root.querySelectorAll("head, script, style")) silent.remove();
  return root.textContent.replaceAll(/[–‑]/g, "-").replaceAll("’", "'").replaceAll(/\s+/g, " ").toLowerCase();
}
