import { describe, expect, it, test } from "vitest";
import { authorOf, automaticWhy } from "./mail-signs.ts";

type Headers = Record<string, string>;
const whyOf = (headers: Headers, from = "maria@visitor.example", subject = "Re: Hello") =>
  automaticWhy(new Map(Object.entries(headers)), from, subject);

describe("a program's email", () => {
  test.each<[string, Headers, string, string?, string?]>([
    ["a vacation note that says so", { "auto-submitted": "auto-replied" }, "says-so"],
    ["a ticket system's note", { "auto-submitted": "Auto-Generated; x=y" }, "says-so"],
    ["an old auto-reply", { precedence: "Auto_Reply" }, "says-so"],
    ["an older one", { "x-autoreply": "yes" }, "says-so"],
    ["a vacation program's bulk without a way back", { precedence: "bulk", "return-path": "<>" }, "says-so"],
    ["a report", { "content-type": "multipart/report; report-type=delivery-status" }, "report"],
    ["a read receipt", { "content-type": "multipart/report; report-type=disposition-notification" }, "report"],
    ["a failed delivery", { "x-failed-recipients": "a@b.example" }, "report"],
    ["a vacation note without a header", {}, "absence", "maria@visitor.example", "Automatic reply: Hello"],
    ["another", {}, "absence", "maria@visitor.example", "Out of the office until Monday"],
    ["one in Spanish", {}, "absence", "maria@visitor.example", "Respuesta automática: Hola"],
    ["one in German", {}, "absence", "maria@visitor.example", "Automatische Antwort: Hallo"],
    ["a mail server's", {}, "robot-address", "MAILER-DAEMON@mx.example"],
    ["a shop's", {}, "robot-address", "no-reply@shop.example"],
    ["a site's", {}, "robot-address", "do_not_reply+17@shop.example"],
    ["a newsletter", { "list-unsubscribe": "<https://x.example>" }, "newsletter", "news@shop.example"],
    ["a bulk newsletter", { precedence: "bulk" }, "newsletter", "marketing@shop.example"],
    ["a list's digest", { "list-id": "<a.b>", "content-type": "multipart/digest; boundary=x" }, "digest"],
    ["another digest", { precedence: "list" }, "digest", "home-request@lists.example", "Home Digest, Vol 3, Issue 4"],
    ["one without a sender", {}, "no-sender", ""],
  ])("%s", (_what, headers, why, from, subject) => expect(whyOf(headers, from, subject)).toBe(why));
});

describe("a person's email", () => {
  test.each<[string, Headers, string?, string?]>([
    ["that says so", { "auto-submitted": "no", precedence: "bulk" }],
    ["with a return path", { "return-path": "<maria@visitor.example>" }],
    ["without a way back", { "return-path": "<>" }],
    ["through a Google group", { precedence: "list", "list-id": "<a.b>", "list-unsubscribe": "<mailto:x@a.b>" }],
    ["through an office's list", { precedence: "bulk", "x-auto-response-suppress": "All" }],
    ["through a mail service with one-click leaving", { "list-unsubscribe-post": "List-Unsubscribe=One-Click" }],
    ["that answers a newsletter", { "list-id": "<a.b>", "in-reply-to": "<x@y>" }, "offers@shop.example"],
    ["whose program says it is no auto-reply", { "x-autoreply": "no" }],
    ["from a small business", {}, "info@shop.example", "Question"],
    ["from an address that only looks like it", {}, "norey@visitor.example", "My office is out of paper"],
    ["that answers a vacation note", {}, "maria@visitor.example", "Re: Automatic reply: Hello"],
    ["about a digest", {}, "maria@visitor.example", "Reader's Digest, issue of May"],
  ])("%s", (_what, headers, from, subject) => expect(whyOf(headers, from, subject)).toBeNull());
});

describe("its author", () => {
  const ours = "support@pathtokeys.example";
  const author = (from: string, name: string, elsewhere: string[], headers: Headers = {}) => {
    const others = elsewhere.map((address) => ({ address, name: "" }));
    return authorOf({ from: { address: from, name }, elsewhere: others }, new Map(Object.entries(headers)), ours);
  };

  it("is the person in Reply-To when the sender takes no answers", () => {
    expect(author("noreply@site.example", "Ada via Listings", ["ada@visitor.example"])).toEqual({
      author: { address: "ada@visitor.example", name: "Ada" },
      sentBy: "noreply@site.example",
    });
    expect(author("wordpress@site.example", "Site", ["bo@visitor.example"])).toMatchObject({
      author: { address: "bo@visitor.example", name: "" },
    });
  });

  it("is the writer whom a mailing list replaced in From", () => {
    const list = { "list-id": "<home.groups.example>", "list-post": "<mailto:home@groups.example>" };
    expect(
      author("home@groups.example", "'Ana Lopez' via Home", ["home@groups.example", "ana@v.example"], list),
    ).toEqual({ author: { address: "ana@v.example", name: "Ana Lopez" }, sentBy: "home@groups.example" });
  });

  it("is the sender when they want answers elsewhere, are no list, or name only us or another robot", () => {
    const own = (from: string, name: string) => ({ author: { address: from, name }, sentBy: null });
    expect(author("maria@work.example", "Maria", ["maria@home.example"])).toEqual(own("maria@work.example", "Maria"));
    expect(author("ann@v.example", "Ann via Rail", ["x@y.example"])).toEqual(own("ann@v.example", "Ann via Rail"));
    expect(author("noreply@s.example", "", [ours, "no-reply@t.example"])).toEqual(own("noreply@s.example", ""));
    expect(author("ana@v.example", "No-Reply please", [])).toEqual(own("ana@v.example", "No-Reply please"));
  });
});
