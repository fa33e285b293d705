import { expect, test } from "vitest";
import { fakeBuild } from "#test/http.ts";
import { knownRoutes, missedPathShape, pagePath, routePatterns } from "./known-routes.server.ts";

const methodsOf = knownRoutes(fakeBuild().routes);

test.each([
  ["/", ["GET", "HEAD"]],
  ["/made-here", ["GET", "HEAD"]],
  ["/get-started", ["GET", "HEAD", "POST"]],
  ["/get-started.data", ["GET", "HEAD", "POST"]],
  ["/_.data", ["GET", "HEAD"]],
])("knows %s", (path, methods) => {
  expect(methodsOf(path)).toEqual(methods);
});

test.each(["/nowhere", "/nowhere.data", "/get-started/more", "/%zz", "/get-started%", "/made-here%00", "/*", "*"])(
  "does not know %j",
  (path) => {
    expect(methodsOf(path)).toBeNull();
  },
);

test("names the page behind a request for its data", () => {
  expect(pagePath("/get-started.data")).toBe("/get-started");
  expect(pagePath("/_.data")).toBe("/");
});

test.each([
  ["/", "/"],
  ["/made-here", "/made-here"],
  ["/privacy-request/s3cret", "/privacy-request/:token"],
  ["/nowhere/maria@visitor.example", null],
  ["/%zz", null],
])("gives only the route pattern of %s", (path, pattern) => {
  const { routes } = fakeBuild();
  const personal = { id: "personal", parentId: "root", path: "privacy-request/:token", module: {} };
  expect(routePatterns({ ...routes, personal } as unknown as typeof routes)(path)).toBe(pattern);
});

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
