import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { issueFormToken, openFormToken } from "./form-token-check.server.ts";

const contact = { id: "contact", leastMs: 3000 };
const issuedAt = Date.UTC(2026, 10, 21);
const hours = 60 * 60 * 1000;

const dataKeys = [randomBytes(32)];
const keyOf = (keys = dataKeys) => openDataKey({ dataKeys: keys, dataDir: tmpdir() });

test("opens for its form after enough time to fill it in, in every process with the key", async () => {
  const token = issueFormToken(await keyOf(), "contact", issuedAt);
  for (const ageMs of [3000, 24 * hours]) {
    const opened = openFormToken(await keyOf(), contact, token, issuedAt + ageMs);
    expect(opened).toEqual({ nonce: expect.stringMatching(/^[\w-]{22}$/), expiresAt: issuedAt + 24 * hours });
  }
});

test("is different each time, and short enough for a field", async () => {
  const key = await keyOf();
  const tokens = Array.from({ length: 100 }, () => issueFormToken(key, "accessibility-report", issuedAt));
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token.length).toBeLessThan(200);
});

test.each([
  [-500, 4],
  [0, 3],
  [2999, 1],
])("is too early %i ms after it was made, and can be retried in %i s", async (ageMs, retryAfterSeconds) => {
  const key = await keyOf();
  const token = issueFormToken(key, "contact", issuedAt);
  expect(() => openFormToken(key, contact, token, issuedAt + ageMs)).toThrow(
    expect.objectContaining({ code: "submission-too-fast", status: 429, retryAfterSeconds }),
  );
});

test.each([24 * hours + 1, -hours])("is refused %i ms after it was made: the page fetches another", async (ageMs) => {
  const key = await keyOf();
  const token = issueFormToken(key, "contact", issuedAt);
  expect(() => openFormToken(key, contact, token, issuedAt + ageMs)).toThrow(
    expect.objectContaining({ code: "form-token-refused", status: 403 }),
  );
});

test("is refused when it was made for another form, with another key, or made up", async () => {
  const key = await keyOf();
  const token = issueFormToken(key, "contact", issuedAt);
  const [form, time, nonce, signature] = token.split(".");
  const later = (issuedAt - 9999).toString(36);
  const others = [
    issueFormToken(key, "privacy-request", issuedAt),
    issueFormToken(await keyOf([randomBytes(32)]), "contact", issuedAt),
    [form, later, nonce, signature].join("."),
    [form, time, `${nonce}x`, signature].join("."),
    `${form}.${time}.${nonce}`,
    ["contact", "NaN", nonce, signature].join("."),
    "5f1c9d0e-7b1a-4c52-9d3e-0a1b2c3d4e5f",
    ".",
    "x",
  ];
  for (const other of others) {
    expect(() => openFormToken(key, contact, other, issuedAt + 5000)).toThrow(
      expect.objectContaining({ code: "form-token-refused" }),
    );
  }
});
