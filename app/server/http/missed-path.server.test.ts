import { expect, test } from "vitest";
import { loggablePath } from "./missed-path.server.ts";

test.each([
  ["/wp-login.php", "/wp-login.php"],
  ["/a/b%20c", "/a/b%20c"],
  ["/search?email=ada@example.com#x", "/search"],
  ["/unsubscribe/ada@example.com/now", "/unsubscribe/***/now"],
  ["/unsubscribe/ada%40example.com", "/unsubscribe/***"],
  ["/unsubscribe/ada%2540example.com", "/unsubscribe/***"],
  ["/call/480-555-0142", "/call/***"],
  ["/call/(480)%205550142", "/call/***"],
  ["/call/%34%38%30%35%35%35%30%31%34%32", "/call/***"],
  ["/news/2026-11", "/news/2026-11"],
  ["/%zz%", "/%zz%"],
])("logs %s as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

test("cuts long paths, after masking", () => {
  expect(loggablePath(`/${"a".repeat(500)}`)).toHaveLength(200);
  expect(loggablePath(`/${"a".repeat(190)}480555${"0142".repeat(50)}`)).toBe("/***");
});
