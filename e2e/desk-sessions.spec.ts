import { type DeskClient, signInByLink } from "#test/desk-client.ts";
import { leadRow } from "#test/desk-samples.ts";
import { type DeskSite, ownerLink, queryDesk, startDesk } from "./support/desk.ts";
import { sendToDesk } from "./support/desk-samples.ts";
import { discardSite } from "./support/site.ts";
import { runStatement } from "./support/statement.ts";
import { test as base, expect } from "./support/test.ts";

type Signed = { desk: DeskSite; ines: DeskClient; link: string; thread: string };

/** A desk with one thread, and an owner who signed in with a link that is now used up. */
const test = base.extend<{ signed: Signed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  signed: async ({}, use) => {
    const desk = await startDesk();
    const link = await ownerLink(desk);
    const ines = await signInByLink(link);
    await sendToDesk(desk, "leads", [leadRow({ name: "Dana Whitfield" })]);
    const [thread] = queryDesk(desk, "SELECT id FROM threads");
    await use({ desk, ines, link, thread: String(thread?.id) });
    await discardSite(desk.site);
  },
});

test.use({ expectedErrors: /Failed to load resource|Framing|frame/ });

const notes = (desk: DeskSite) => queryDesk(desk, "SELECT id FROM events WHERE kind = 'note'").length;

test("A form from another site is refused at every address, even with the cookie of someone who is signed in", async ({
  signed: { desk, ines, thread },
}) => {
  const body = new URLSearchParams({ do: "thread-note", thread, words: "Forged" });
  const good = { Cookie: ines.cookie, Origin: desk.origin, "Sec-Fetch-Site": "same-origin" };
  const paths = ["", `/threads/${thread}`, "/draft", "/staff", "/day", "/templates", "/key-options", "/sign-in"];
  const changes: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: `${desk.origin}.evil.example` },
    { Origin: desk.site.url },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "" },
  ];
  for (const path of paths) {
    for (const change of changes) {
      const address = `${desk.origin}/desk${path}`;
      const answer = await fetch(address, {
        method: "POST",
        body,
        headers: { ...good, ...change },
        redirect: "manual",
      });
      expect([path, change, answer.status]).toEqual([path, change, 403]);
    }
  }
  expect(notes(desk)).toBe(0);
  expect((await ines.post(`/desk/threads/${thread}`, { do: "thread-note", thread, words: "Mine" })).status).toBe(303);
  expect(notes(desk)).toBe(1);
});

test("Another site can't send a form with the cookie, open a page by a link, or show one in a frame", {
  tag: "@prove",
}, async ({ signed: { desk, ines, thread }, page }) => {
  const [name = "", value = ""] = ines.cookie.split("=");
  await page.context().addCookies([{ name, value, url: desk.origin, httpOnly: true, sameSite: "Strict" }]);
  const address = `${desk.origin}/desk/threads/${thread}`;
  await page.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${address}"><input name="do" value="thread-note"><input name="thread"
        value="${thread}"><input name="words" value="Forged"><button>Send</button></form><a href="${address}">Link</a>
        <iframe src="${desk.origin}/desk"></iframe>`,
    }),
  );
  await page.goto("http://evil.example/", { waitUntil: "load" });
  expect(await page.frameLocator("iframe").getByText("Inbox").count()).toBe(0);
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send" }).click();
  const answer = await sent;
  expect([answer.status(), (await answer.request().allHeaders()).cookie]).toEqual([403, undefined]);
  expect(notes(desk)).toBe(0);
  await page.goto("http://evil.example/", { waitUntil: "load" });
  await page.getByRole("link", { name: "Link" }).click();
  await expect(page).toHaveURL(/\/desk\/sign-in/);
  await expect(page.getByText("Dana Whitfield")).toHaveCount(0);
});

test("A stolen cookie opens, changes and receives nothing after the sign-out, and a used link no longer works", async ({
  signed: { desk, ines, link, thread },
}) => {
  const stolen = ines.cookie;
  const headers = { Cookie: stolen, Origin: desk.origin, "Sec-Fetch-Site": "same-origin" };
  const ask = async (path: string, body?: URLSearchParams) => {
    const answer = await fetch(desk.origin + path, {
      headers,
      redirect: "manual",
      ...(body && { method: "POST", body }),
    });
    const text = path.endsWith("live") && answer.ok ? "" : await answer.text();
    return { status: answer.status, tells: text.includes("Whitfield") };
  };
  expect(await ask(`/desk/threads/${thread}`)).toEqual({ status: 200, tells: true });
  expect((await ines.post("/desk", { do: "sign-out" })).status).toBe(303);
  for (const path of ["/desk", `/desk/threads/${thread}`, "/desk/find", "/desk/day", "/desk/account", "/desk/staff"]) {
    expect([path, await ask(path)]).toEqual([path, { status: 303, tells: false }]);
  }
  for (const path of ["/desk.data", `/desk/threads/${thread}.data`]) {
    expect([path, (await ask(path)).tells]).toEqual([path, false]);
  }
  expect((await ask("/desk/live")).status).toBe(401);
  await ask(`/desk/threads/${thread}`, new URLSearchParams({ do: "thread-note", thread, words: "Stolen" }));
  expect(notes(desk)).toBe(0);

  const token = link.split("/").at(-1) ?? "";
  const again = new URLSearchParams({ do: "begin-sign-in", token, name: "Eve" });
  expect((await ask(new URL(link).pathname, again)).status).toBe(410);
  expect(await (await fetch(link)).text()).toContain("This invitation no longer works");
});

test("A thread's address shows nothing to a missing or made-up cookie, to the wrong role, or after a removal", async ({
  signed: { desk, thread, ines },
}) => {
  const editor = await signInByLink(await ownerLink(desk, "eda@team.example"), "Eda Moss");
  const ask = async (path: string, Cookie = "") => {
    const answer = await fetch(desk.origin + path, { headers: { Cookie }, redirect: "manual" });
    return { status: answer.status, tells: (await answer.text()).includes("Whitfield") };
  };
  const [person] = queryDesk(desk, "SELECT person_id AS id FROM threads");
  const paths = [`/desk/threads/${thread}`, `/desk/threads/${thread}/later`, `/desk/people/${person?.id}`];
  for (const path of paths) {
    expect([path, await ask(path)]).toEqual([path, { status: 303, tells: false }]);
    expect([path, await ask(path, "desk=made-up-by-somebody-else")]).toEqual([path, { status: 303, tells: false }]);
    expect([path, await ask(path, ines.cookie)]).toEqual([path, { status: 200, tells: true }]);
  }
  await runStatement(desk.site, "UPDATE staff SET role = 'editor' WHERE email_key = 'eda@team.example'");
  for (const path of paths)
    expect([path, await ask(path, editor.cookie)]).toEqual([path, { status: 403, tells: false }]);
  await runStatement(desk.site, `UPDATE staff SET role = 'owner', removed_at = 1 WHERE email_key = 'eda@team.example'`);
  for (const path of paths)
    expect([path, await ask(path, editor.cookie)]).toEqual([path, { status: 303, tells: false }]);
  const made = "/desk/threads/00000000-0000-4000-8000-000000000000";
  expect((await ask(made, ines.cookie)).tells).toBe(false);
});
