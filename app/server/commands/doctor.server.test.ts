import { describe, expect, it } from "vitest";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { listWhatIsLeft, placeholdersIn } from "./doctor.server.ts";

describe("doctor", () => {
  it("names what is left of a site that nobody has filled in, and fails", async () => {
    const out = collectOutput();
    const code = await listWhatIsLeft(readSettings({}), [], { out: out.stream, problems: collectOutput().stream });
    expect(code).toBe(1);
    for (const line of [
      "SITE_URL is",
      "SMTP_URL is not set",
      "TEAM_EMAIL is a placeholder",
      "config/site.ts: phone.display",
    ]) {
      expect(out.text()).toContain(line);
    }
  });

  it("has nothing to say of settings that are filled in", async () => {
    const out = collectOutput();
    const settings = readSettings({
      SITE_URL: "https://www.pathtokeys.com",
      SMTP_URL: "smtp://mail.pathtokeys.com",
      MAIL_FROM: "hello@pathtokeys.com",
      TEAM_EMAIL: "team@pathtokeys.com",
    });
    await listWhatIsLeft(settings, [], { out: out.stream, problems: collectOutput().stream });
    for (const name of ["SITE_URL", "SMTP_URL", "MAIL_FROM", "TEAM_EMAIL"]) expect(out.text()).not.toContain(name);
  });

  it("finds a placeholder however deep it lies, and only placeholders", () => {
    const filledIn = { phone: "(480) 555-2142", email: "hello@pathtokeys.com", days: [1, null], open: true };
    expect(placeholdersIn(filledIn, "config/site.ts:")).toEqual([]);
    expect(placeholdersIn({ ...filledIn, offices: [{ tel: "tel:+14805550199" }] }, "config/site.ts:")).toEqual([
      "config/site.ts: offices[0].tel is a placeholder: tel:+14805550199",
    ]);
  });
});
