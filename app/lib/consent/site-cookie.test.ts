import { expect, test } from "vitest";
import { readSiteCookie, siteCookie } from "./site-cookie.ts";

const [overHttps, overHttp] = [{ https: true }, { https: false }];

test("is bound to the host and the encrypted connection over https, and has a plain name over http", () => {
  expect(siteCookie("choice", "a.b", { ...overHttps, lifeSeconds: 60 })).toBe(
    "__Host-choice=a.b; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
  expect(siteCookie("choice", "a.b", { ...overHttp, lifeSeconds: 60, httpOnly: true })).toBe(
    "choice=a.b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
  );
});

test("is read only under the name for the current kind of connection", () => {
  const both = "choice=planted; x__Host-choice=no; __Host-choice=ours";
  expect(readSiteCookie(both, "choice", overHttps)).toBe("ours");
  expect(readSiteCookie(both, "choice", overHttp)).toBe("planted");
  expect(readSiteCookie("choice=planted", "choice", overHttps)).toBeNull();
  expect(readSiteCookie("__Host-choice=ours", "choice", overHttp)).toBeNull();
});

test.each([null, undefined, "", "choice=", "x-choice=1", "other=choice=1"])("is not found in %j", (cookies) => {
  expect(readSiteCookie(cookies, "choice", overHttp)).toBeNull();
});
