import { expect, it } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import {
  countedAddress,
  countedNetwork,
  createSubmissionLimiter,
  floodLimits,
  isFlood,
  logSource,
} from "./limiter.server.ts";

let visitors = 0;
function newAddress(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}

describeEachDatabase("the submission limit", ({ open }) => {
  it("lets an address send up to its limit in a minute, then says when to try again", async () => {
    const limiter = createSubmissionLimiter(await open(), 3);
    const address = newAddress();
    for (let sent = 0; sent < 3; sent += 1) await limiter.take("credit-analysis", address);
    for (let sent = 0; sent < 2; sent += 1) {
      const refused: unknown = await limiter.take("credit-analysis", address).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "too-many-requests", status: 429 });
      const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  it("counts each form and each address separately", async () => {
    const limiter = createSubmissionLimiter(await open(), 1);
    const address = newAddress();
    await limiter.take("credit-analysis", address);
    await limiter.take("contact", address);
    await limiter.take("credit-analysis", newAddress());
    await expect(limiter.take("credit-analysis", address)).rejects.toMatchObject({ code: "too-many-requests" });
  });

  it("holds a form to a separate limit", async () => {
    const limiter = createSubmissionLimiter(await open(), 10);
    const address = newAddress();
    await limiter.take("contact sent", address, 1);
    await expect(limiter.take("contact sent", address, 1)).rejects.toMatchObject({ code: "too-many-requests" });
    await limiter.take("contact", address);
  });

  it("counts a network's submissions in an hour together, as well as each address's", async () => {
    const limiter = createSubmissionLimiter(await open(), 10);
    const limit = { perHourOfNetwork: 2 };
    const refusal = (address: string) =>
      limiter.take("booking network", address, limit).catch((error: unknown) => error);
    await limiter.take("booking network", "192.0.2.1", limit);
    await limiter.take("booking network", "192.0.2.2", limit);
    expect(await refusal("192.0.2.3")).toMatchObject({ code: "too-many-requests" });
    const { retryAfterSeconds } = (await refusal("192.0.2.3")) as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(3500);
    expect(await refusal("192.0.3.1")).toBeUndefined();
    await limiter.take("booking", "192.0.2.3");
  });

  it("takes what comes from one household after the other of a network as a flood, and a class in one of them as none", async () => {
    const limiter = createSubmissionLimiter(await open(), 600);
    const most = floodLimits.perHourOfNeighbors;
    const isFloodFrom = (subnet: number) =>
      isFlood(limiter, "contact", `2001:db8:${visitors}:${subnet.toString(16)}::7`);
    visitors += 1;
    const rotated = [];
    for (let subnet = 0; subnet < most + 5; subnet += 1) rotated.push(await isFloodFrom(subnet));
    expect(rotated).toEqual([...Array(most + 1).fill(false), ...Array(4).fill(true)]);
    expect(await isFloodFrom(most + 4)).toBe(true);
    visitors += 1;
    const pupils = Array.from({ length: 40 }, () => isFloodFrom(1));
    expect(await Promise.all(pupils)).toEqual(Array(40).fill(false));
    visitors += 1;
    expect(await isFloodFrom(1)).toBe(false);
  });

  it("lets exactly the limit through when submissions come at once", async () => {
    const database = await open();
    const limiter = createSubmissionLimiter(database, 5);
    const address = newAddress();
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take("credit-analysis", address)));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("lets nothing through when the count can't be stored", async () => {
    const database = await open();
    if (database.dialect === "sqlite") return;
    const limiter = createSubmissionLimiter(database, 5);
    await database.close();
    await expect(limiter.take("credit-analysis", newAddress())).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 10,
    });
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("counts %s as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["", ""],
])("counts %s in the network %s", (address, counted) => {
  expect(countedNetwork(address)).toBe(counted);
});

const morning = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;

it("gives a source one name all day and another the next day, and never shows its address", () => {
  const source = (address: string, nowMs = morning) => logSource(testDataKey, address, nowMs);
  expect(source("203.0.113.7")).toBe(source("203.0.113.7", morning + 15 * hour));
  expect(source("203.0.113.7")).not.toBe(source("203.0.113.7", morning + 16 * hour));
  expect(source("203.0.113.7")).not.toBe(source("203.0.113.8"));
  // One household, as the limits count it.
  expect(source("2001:db8:1:2::1")).toBe(source("2001:db8:1:2:3:4:5:6"));
  expect(source("203.0.113.7")).toMatch(/^[\w-]{16}$/);
});
