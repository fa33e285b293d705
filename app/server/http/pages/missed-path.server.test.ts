import { expect, test } from "vitest";
import { fakeBuild } from "#test/http.ts";
import { missedPathShape } from "./missed-path.server.ts";

const { routes } = fakeBuild();
const personal = { id: "personal", parentId: "root", path: "booking/:token/move", module: {} };
const all = { ...routes, personal } as unknown as typeof routes;
const shapeOf = missedPathShape(all, ["/", "/robots.txt", "/guides/where-to-begin"]);

test.each([
  ["/", "/"],
  ["/wp-login.php", "/*"],
  ["/get-started/more", "/get-started/*"],
  ["/guides/where-to-begin/", "/guides/where-to-begin/"],
  ["/guides/no-such-guide", "/guides/*"],
  ["/booking/0199.s3cret%", "/booking/*"],
  ["/Booking/0199.s3cret/move/x", "/*/*/move/*"],
  ["/booking/:token", "/booking/*"],
  ["/unsubscribe/ada@example.com/now", "/*/*/*"],
  ["/a/b/c/d/e/f/g", "/*/*/*/*/*/…"],
  ["*", "/"],
])("logs %s as %s", (path, logged) => {
  expect(shapeOf(path)).toBe(logged);
});
