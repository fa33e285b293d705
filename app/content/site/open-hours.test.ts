import { expect, it, vi } from "vitest";

vi.mock("#config/booking.ts", () => ({
  ownClosedDays: [
    { day: "2026-11-27", why: "the day after Thanksgiving" },
    { day: "2026-12-24", why: "Christmas Eve" },
    { day: "2027-11-26", why: "the day after Thanksgiving" },
  ],
}));

it("names each day we are closed once, in a sentence that is true every year", async () => {
  const { closedDays, openHours } = await import("./open-hours.ts");
  expect(closedDays).toBe("Closed on federal holidays, the day after Thanksgiving, and Christmas Eve.");
  expect(openHours).toMatch(/^Mon–Fri .+ and Sat .+$/);
});
