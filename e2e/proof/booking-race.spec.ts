import { bookPatiently, exportBookings, freeTimes, tokenFor } from "../support/booking.ts";
import { takeAMoment } from "../support/clock.ts";
import { describeOnPostgres } from "../support/databases.ts";
import { sendingBy } from "../support/mail.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

describeOnPostgres("200 attempts to book one time, on two processes and one PostgreSQL database", (makeDatabase) => {
  test("end in one booking and 199 clear answers", async ({ newSite, newMailServer }) => {
    // Four hundred pages, on two processes.
    test.slow();
    const mail = await newMailServer();
    const settings = { ...sendingBy(mail), ...(await makeDatabase()), DATA_KEY: "7".repeat(64), TRUST_PROXY: "1" };
    const sites = await Promise.all([newSite(settings), newSite(settings)]);
    const [start = ""] = await freeTimes(sites[0] as Site);
    const tokens: string[] = [];
    for (let n = 0; n < 100; n++) tokens.push(...(await Promise.all(sites.map(tokenFor))));
    await takeAMoment();
    const answers = await Promise.all(
      tokens.map((token, n) =>
        bookPatiently(sites[n % 2] as Site, { _csrf: token, start, email: `v${n}@visitor.example` }),
      ),
    );
    const byStatus = Object.groupBy(answers, ({ status }) => status);
    expect(Object.entries(byStatus).map(([status, same]) => `${same?.length} of ${status}`)).toEqual([
      "1 of 303",
      "199 of 409",
    ]);
    for (const { body } of byStatus[409] ?? []) {
      expect(body).toContain("Someone just took this time.");
      expect(body).toMatch(/name="email"[^>]* value="v\d+@visitor\.example"/);
    }
    await mail.waitFor(2);
    // A process finishes the email it is sending before it stops, so an extra one would have arrived by now.
    await Promise.all(sites.map((site) => site.stop()));
    expect(mail.received).toHaveLength(2);
    expect(await exportBookings(sites[0] as Site)).toHaveLength(1);
  });
});
