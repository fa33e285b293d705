import { describeOnEachDatabase } from "../support/databases.ts";
import { expectNothingInLog, hostileRequests } from "../support/hostile-requests.ts";
import { missingHeaders, sendRaw } from "../support/raw-http.ts";
import { expect, test } from "../support/test.ts";

describeOnEachDatabase("The log", (makeDatabase) => {
  test.setTimeout(180_000);

  test("never contains anything from 900 hostile requests", async ({ newSite }) => {
    const site = await newSite({ ...(await makeDatabase()), LOG_LEVEL: "trace", TRUST_PROXY: "1" });
    expect(hostileRequests.length).toBeGreaterThan(900);
    await expectNothingInLog(site, hostileRequests);
  });
});

test("A client that never finishes its headers gets a 408 and is cut off", async ({ newSite }) => {
  const site = await newSite();
  const startedAt = performance.now();
  const answer = await sendRaw(site, "GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ");
  expect(answer.status).toBe(408);
  expect(missingHeaders(answer)).toEqual([]);
  // But not at once: a phone in a tunnel has ten seconds.
  expect(performance.now() - startedAt).toBeGreaterThan(9_000);
});
