import { expect, it } from "vitest";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { noteAddress, readNoteAddress, readReplyAddress, replyAddress } from "./reply-address.server.ts";

const template = "reply@pathtokeys.example";

it("a reply address leads back to its thread, in upper or lower case, and with a name around it", () => {
  for (let n = 0; n < 100; n += 1) {
    const id = newRowId();
    const address = replyAddress(testDataKey, template, id);
    expect(address).toMatch(/^reply\+[a-z2-7]{52}@pathtokeys\.example$/);
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
    expect(readReplyAddress(testDataKey, address)).toBe(id);
    expect(readReplyAddress(testDataKey, `Path to Keys <${address.toUpperCase()}>`)).toBe(id);
  }
});

it("a reply address is refused with a changed letter, with another thread, and when it isn't one of ours", () => {
  const [one, other] = [newRowId(), newRowId()].map((id) => replyAddress(testDataKey, template, id));
  const token = (one ?? "").slice(6, 58);
  // The last letter of each half holds two unused bits; all others count.
  for (let at = 0; at < 52; at += 1) {
    const letter = token[at] === "a" ? "q" : "a";
    const forged = `reply+${token.slice(0, at)}${letter}${token.slice(at + 1)}@pathtokeys.example`;
    expect([at, readReplyAddress(testDataKey, forged)]).toEqual([at, null]);
  }
  const mixed = `reply+${token.slice(0, 26)}${other?.slice(32, 58)}@pathtokeys.example`;
  for (const address of [mixed, template, "", "reply+@x.example", `reply+${token.slice(1)}@x.example`, "a@b@c"])
    expect(readReplyAddress(testDataKey, address)).toBeNull();
});

it("an address for the team's notes never passes for one for a visitor's replies, or the other way around", () => {
  const id = newRowId();
  expect(readNoteAddress(testDataKey, noteAddress(testDataKey, template, id))).toBe(id);
  expect(readReplyAddress(testDataKey, noteAddress(testDataKey, template, id))).toBeNull();
  expect(readNoteAddress(testDataKey, replyAddress(testDataKey, template, id))).toBeNull();
});
