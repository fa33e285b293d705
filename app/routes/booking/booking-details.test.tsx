import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DetailsForm } from "./booking-details.tsx";

const hour = 3_600_000;
const wish = Date.parse("2026-12-09T22:30:00Z");
const others = [-2, -1, -0.5, 0.5, 1, 2].map((hours) => wish + hours * hour);
const choice = { minutes: 15, startMs: wish, timeZone: null, day: null, holdId: null, isCorrection: false };

function page(start?: number) {
  const values = start === undefined ? { name: "Zoe" } : { name: "Zoe", start: String(start) };
  const message = "This time is no longer free. Please pick another one.";
  const refusal = { code: "time-taken", message, failed: true, fields: {}, values, token: "token" } as const;
  return renderToStaticMarkup(
    <DetailsForm
      choice={choice}
      zone="America/Chicago"
      others={others}
      token="token"
      values={null}
      refusal={refusal}
    />,
  );
}
const radios = (html: string) => html.match(/<input type="radio"[^>]*>/g) ?? [];
const checked = (html: string) => radios(html).filter((radio) => radio.includes("checked"));

describe("the nearest free times", () => {
  it("has none checked when the time is gone, and takes no press without one", () => {
    const html = page(wish);
    expect(html).toContain("This time is gone");
    expect(radios(html)).toHaveLength(others.length);
    expect(checked(html)).toEqual([]);
    expect(radios(html).every((radio) => radio.includes("required"))).toBe(true);
  });

  it("keeps the one that the visitor checked, when something else in the form is wrong", () => {
    const second = others[1] ?? 0;
    expect(checked(page(second))).toEqual([expect.stringContaining(`value="${second}"`)]);
  });

  it("asks for one, where a browser sends the form without", () => {
    const html = page();
    expect(html).toContain("No time is picked yet");
    expect(html).not.toContain("This time is gone");
    expect(checked(html)).toEqual([]);
  });
});
