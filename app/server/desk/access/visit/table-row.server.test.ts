import { expect, it } from "vitest";
import { deskPathOf } from "./table-row.server.ts";

it.each([
  ...["/desk", "/desk/threads/0199aaaa?done=note", "/desk/day?date=2026-11-28", "/desk/./audit"].map((to) => [to, to]),
  ["/desk/threads/../audit", "/desk/audit"],
])("leads back to %s", (to, path) => {
  expect(deskPathOf(to)).toBe(path.replace("/./", "/"));
});

it.each([
  ...["/desk/../x", "/desk/%2e%2e/x", "/desk/.%2E/newsletter", "/desk/a/../../booking", "/desk/..", "/desktop"],
  ...["//evil.example/desk", "/desk//evil.example", "https://evil.example/desk", "/desk\\evil", "", null, undefined],
])("leads to the desk instead of %s", (to) => {
  expect(deskPathOf(to)).toBe("/desk");
});
