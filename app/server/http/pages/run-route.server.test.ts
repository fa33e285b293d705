import { expect, it } from "vitest";
import { admitUpload } from "#app/server/http/pages/run-route.server.ts";

it("gives one address two places, so that its slow files keep no one else out", () => {
  const places = [admitUpload("2001:db8:1:2::1"), admitUpload("2001:db8:1:2::2")];
  // The same household under another address.
  expect(() => admitUpload("2001:db8:1:2:3::9")).toThrow("already on their way");
  const other = admitUpload("198.51.100.7");
  places.pop()?.[Symbol.dispose]();
  places.push(admitUpload("2001:db8:1:2:3::9"));
  for (const place of [...places, other]) place[Symbol.dispose]();
});

it("has sixteen places for everyone together, and each is free again", () => {
  for (let round = 0; round < 2; round += 1) {
    const places = Array.from({ length: 16 }, (_, n) => admitUpload(`198.51.100.${n}`));
    expect(() => admitUpload("203.0.113.1")).toThrow();
    for (const place of places) place[Symbol.dispose]();
  }
});
