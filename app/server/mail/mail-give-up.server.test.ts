import { describe, expect, it } from "vitest";
import { isGivenUp } from "./mail-give-up.server.ts";

const minute = 60_000;
const permanent = { scope: "item", isPermanent: true, code: "EENVELOPE 550" } as const;
const temporary = { scope: "item", isPermanent: false, code: "EENVELOPE 450" } as const;

describe("a refused mail", () => {
  it("is given up at the fifth refusal when that is permanent, and after five days", () => {
    const mail = { kind: "lead-confirmation", createdAt: 0 } as const;
    expect(isGivenUp({ ...mail, attempts: 4 }, permanent, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 5 }, permanent, minute)).toBe(true);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, minute)).toBe(false);
    expect(isGivenUp({ ...mail, attempts: 50 }, temporary, 5 * 24 * 60 * minute + 1)).toBe(true);
  });

  it.each(["lead-team-notice", "message-team-notice", "set-aside-digest"] as const)(
    "is never given up when it is a %s",
    (kind) => {
      const mail = { kind, attempts: 1000, createdAt: 0 };
      expect(isGivenUp(mail, permanent, 365 * 24 * 60 * minute)).toBe(false);
    },
  );
});
