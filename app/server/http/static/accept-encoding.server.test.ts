import { expect, test } from "vitest";
import { acceptedCodings } from "./accept-encoding.server.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["gzip;q=1.0, br;q=0.5", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0", []],
  ["br, *;q=0", ["br"]],
  ["identity;q=1, br;q=0.5", ["identity", "br"]],
  ["gzip, identity;q=0", ["gzip"]],
  ["br;q=hello, gzip ; q=0.2", ["gzip", "identity"]],
  [",;,", ["identity"]],
])("orders the codings of %j", (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

test("gives the same answer after ten thousand other headers", () => {
  for (let i = 0; i < 10_000; i++) acceptedCodings(`br;q=0.${i}`);
  expect(acceptedCodings("gzip")).toEqual(["gzip", "identity"]);
});
