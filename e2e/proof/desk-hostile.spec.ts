import type { Page } from "@playwright/test";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { leadRow, messageRow } from "#test/desk-samples.ts";
import { hasImapServer, type ImapServer, startImapServer } from "#test/imap-server.ts";
import { type DeskSite, queryDesk } from "../support/desk.ts";
import { sendToDesk, storeRows } from "../support/desk-samples.ts";
import { packsOf, hostileTest as test } from "../support/hostile-desk.ts";
import { inTurns } from "../support/hostile-forms.ts";
import { hostileMail } from "../support/hostile-mail.ts";
import { expectHarmless } from "../support/hostile-pages.ts";
import { hostileStrings } from "../support/hostile-strings.ts";
import { expect } from "../support/test.ts";
import { ThirdParty } from "../support/third-party.ts";

test.use({ expectedErrors: /Failed to load resource/ });
test.describe.configure({ timeout: 900_000 });

const email = "hostile@visitor.example";
const day = 86_400_000;
/** The console's messages about parts of an email that the frame's policy blocks, or that no page may have. */
const stoppedWords =
  /Failed to load|^Blocked |violates the following|Refused to|sandbox|Framing |^Unsafe attempt|via a <meta>|attachShadow/;

test("There are at least 1,500 hostile strings, without duplicates", () => {
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
  expect(hostileStrings.length).toBeGreaterThanOrEqual(1500);
});

test("A visitor's input shows as text: each hostile string in each field of three forms runs, loads and opens nothing", async ({
  hostile: { desk, ines, open },
  page,
}) => {
  const now = Date.now();
  const tomorrow = Math.ceil(now / day) * day;
  // Straight into the database, past every check of the forms.
  const leads = hostileStrings.map((text, index) =>
    leadRow({
      form_name: text,
      first_name: text,
      last_name: text,
      name: text,
      message: text,
      page_url: text,
      email: `lead-${index}@visitor.example`,
      attribution: JSON.stringify({ [text]: text }),
      created_at: now,
    }),
  );
  const messages = hostileStrings.map((text, index) =>
    messageRow({
      form_name: text,
      name: text,
      email,
      page_url: text,
      status: index % 2 === 0 ? "new" : "quarantined",
      fields: JSON.stringify({ subject: text, message: text, [text]: text }),
    }),
  );
  // Ninety a day, each five minutes after the one before.
  const bookings = hostileStrings.map((text, index) => ({
    id: newRowId(),
    form_nonce: `${index}`,
    status: "booked",
    minutes: 15,
    sequence: 0,
    name: text,
    email,
    starts_at: tomorrow + Math.floor(index / 90) * day + 14.5 * 3_600_000 + (index % 90) * 300_000,
    phone: "+14805550142",
    topic: text,
    time_zone: text,
    page_url: text,
    created_at: now,
    changed_at: now,
  }));
  await sendToDesk(desk, "leads", leads);
  await sendToDesk(desk, "messages", messages);
  await sendToDesk(desk, "bookings", bookings);

  const threads = queryDesk(desk, "SELECT id FROM threads WHERE kind = 'analysis' ORDER BY id").map(({ id }) => id);
  expect(threads).toHaveLength(hostileStrings.length);
  await inTurns(threads, async (id) => expectHarmless(await ines.get(`/desk/threads/${id}`), `${id}`));
  await inTurns(packsOf(100), async (q) => expectHarmless(await ines.post("/desk/find", { do: "find", q }), q));

  // And in a browser, where the pages hydrate.
  for (const id of threads.filter((_, index) => index % 60 === 0)) await open(`/desk/threads/${id}`);
  const [person] = queryDesk(desk, `SELECT person_id AS id FROM person_addresses WHERE value = '${email}'`);
  await follow(page, desk, open, `/desk/people/${person?.id}`, "Show what was earlier");
  await follow(page, desk, open, "/desk", "Next 50");
  await open("/desk/aside");
  await open("/desk/find");
  for (const text of hostileStrings.filter((_, index) => index % 100 === 0)) {
    await page.getByLabel("What to look for").fill(text);
    await page.getByLabel("What to look for").press("Enter");
    await page.waitForLoadState("load");
  }
  for (let index = 0; index < hostileStrings.length; index += 90) {
    const date = new Date(tomorrow + (index / 90) * day).toISOString().slice(0, 10);
    await open(`/desk/day?date=${date}`);
  }
  await open(`/desk/week?date=${new Date(tomorrow + day).toISOString().slice(0, 10)}`);
});

test("The team's input shows as text, too: notes, calls, drafts, templates, views, names, reasons and searches", async ({
  hostile: { desk, ines, open },
}) => {
  await sendToDesk(desk, "leads", [leadRow({ email })]);
  const found = queryDesk(
    desk,
    "SELECT threads.id AS thread, person_id AS person, staff.id AS me FROM threads, staff",
  )[0];
  const [thread, person, me] = [String(found?.thread), String(found?.person), String(found?.me)];
  const path = `/desk/threads/${thread}`;
  for (const words of packsOf(500)) {
    const forms: Record<string, string>[] = [
      { do: "thread-note", words },
      { do: "thread-call", outcome: "voicemail", words },
      { do: "thread-call", outcome: words, words },
      { do: "thread-close", reason: words },
      { do: "thread-stage", stage: words },
      { do: "save-draft", words, version: "99" },
      { do: "lead-by-hand", firstName: words, lastName: words, email: words, phone: words, message: words, how: words },
      { do: "write-template", title: words, words, template: "new" },
      { do: "add-block", reason: words, from: words, to: words },
      { do: "invite", email: words, role: words },
      { do: "send-link", email: words },
      { do: words },
    ];
    for (const fields of forms) {
      const answer = await ines.post(path, { thread, ...fields });
      expectHarmless(answer, fields.do ?? "", [200, 303, 400, 403, 404, 409, 422, 429]);
    }
  }
  const now = Date.now();
  const made = hostileStrings.map(() => newRowId());
  storeRows(
    desk,
    "templates",
    made.map((id) => ({ id, version: 1, created_at: now })),
  );
  storeRows(
    desk,
    "template_versions",
    hostileStrings.map((text, index) => ({
      template_id: made[index],
      version: 1,
      title: text,
      words: text,
      written_by: text,
      written_at: now,
    })),
  );
  storeRows(
    desk,
    "staff_views",
    hostileStrings.map((text, index) => ({
      id: made[index],
      staff_id: me,
      name: text,
      search: `kind=${encodeURIComponent(text)}`,
      created_at: now,
    })),
  );
  storeRows(
    desk,
    "staff",
    hostileStrings.map((text, index) => ({
      id: made[index],
      email: text,
      email_key: `${index}@team.example`,
      name: text,
      created_at: now,
      // Each counselor has a line in the calendar, and a team has only a few.
      role: index % 100 === 0 ? "counselor" : "auditor",
    })),
  );
  storeRows(
    desk,
    "calendar_blocks",
    hostileStrings.map((text, index) => ({
      id: made[index],
      staff_id: me,
      reason: text,
      made_by: me,
      made_at: now,
      from_at: now + (index % 300) * day,
      to_at: now + (index % 300) * day + 3_600_000,
    })),
  );
  storeRows(desk, "drafts", [
    { thread_id: thread, staff_id: me, version: 1, words: hostileStrings.join("\n"), saved_at: now },
  ]);
  for (const shown of [path, `/desk/people/${person}`, "/desk", "/desk/templates", `/desk/templates/${made[9]}`]) {
    await open(shown);
  }
  for (const shown of ["/desk/hours", "/desk/day", "/desk/week", "/desk/staff", "/desk/account", "/desk/new"]) {
    await open(shown);
  }
});

test.describe("Emails", () => {
  test.skip(!hasImapServer, "Dovecot is not on this machine");
  test.use({ expectedErrors: stoppedWords });

  test("show subjects, senders, words and file names as text, and their HTML is harmless", async ({
    hostile: { desk, open },
    page,
  }) => {
    const imap = await startImapServer();
    try {
      await takeMailFrom(desk, imap);
      await sendToDesk(desk, "leads", [leadRow({ email })]);
      const packs = Array.from({ length: Math.ceil(hostileStrings.length / 20) }, (_, index) =>
        hostileStrings.slice(index * 20, index * 20 + 20),
      );
      await imap.deliverAll(packs.map((texts) => hostileMail({ from: email, texts })));
      await expect.poll(() => imap.count(), { timeout: 120_000 }).toMatchObject({ unread: 0 });
      const emails = queryDesk(
        desk,
        "SELECT id, person_id, thread_id, subject, from_name, words, html, files FROM mails_in",
      );
      expect(emails).toHaveLength(packs.length);
      // The parts of the emails that are stored are as hostile as they were.
      const all = emails.map(({ subject, from_name, words, html, files }) =>
        [subject, from_name, words, html, files].join(),
      );
      expect(all.filter((text) => /<img src=x onerror|<script|onload=/i.test(text)).length).toBeGreaterThan(20);
      await follow(page, desk, open, `/desk/people/${emails[0]?.person_id}`, "Show what was earlier");
      await follow(page, desk, open, "/desk", "Next 50");
      await open("/desk/mailbox");
      for (const { thread_id } of emails.filter((_, index) => index % 8 === 0))
        await open(`/desk/threads/${thread_id}`);
      // Each as it was sent, as if someone had opened the frame's address.
      for (const { id } of emails) {
        const answer = await page.goto(`${desk.origin}/desk/emails/${id}/body`, { waitUntil: "load" });
        expect(answer?.headers()["content-security-policy"]).toContain("sandbox");
        expect(page.url()).toBe(`${desk.origin}/desk/emails/${id}/body`);
      }
      for (const { id, files } of emails) {
        for (const [place, file] of (JSON.parse(String(files)) as { kept: boolean }[]).entries()) {
          if (!file.kept) continue;
          const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
          const answer = await fetch(`${desk.origin}/desk/mail-files/${id}.${place}`, { headers: { Cookie: cookies } });
          const shown = `${answer.status} ${answer.headers.get("content-type")}`;
          expect(shown).toBe("200 application/octet-stream");
          expect(answer.headers.get("content-disposition")).toMatch(
            /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.~%!$&+^`|#-]+$/,
          );
          break;
        }
      }
    } finally {
      await imap.remove();
    }
  });
});

test.describe("An email's HTML in its frame", () => {
  test.skip(!hasImapServer, "Dovecot is not on this machine");
  test.use({ expectedErrors: stoppedWords });

  test("runs no script, loads nothing, sends no form, and leads neither itself nor the desk elsewhere", async ({
    hostile: { desk, open },
    page,
    context,
  }) => {
    const imap = await startImapServer();
    const elsewhere = await ThirdParty.start();
    try {
      await takeMailFrom(desk, imap);
      const { origin } = new URL(elsewhere.scriptUrl);
      await imap.deliver(hostileMail({ from: email, texts: ["Hello"], html: activeHtml(origin, clickable) }));
      await expect.poll(() => imap.count(), { timeout: 60_000 }).toMatchObject({ unread: 0 });
      const [mail] = queryDesk(desk, "SELECT id, thread_id, html FROM mails_in");
      expect(mail?.html).toContain("<script>");
      await open(`/desk/threads/${mail?.thread_id}`);
      const address = page.url();
      await page.getByText("As it was sent").click();
      const frame = page.locator("iframe.mail-in-frame");
      const body = () => page.frames().find((one) => one.url() === `${desk.origin}/desk/emails/${mail?.id}/body`);
      await expect.poll(() => Boolean(body())).toBe(true);
      // Anything that starts by itself has started by now.
      await page.waitForTimeout(2000);
      expect(body(), "the frame still shows the email").toBeDefined();
      for (const [index, what] of clickable.entries()) {
        await frame.scrollIntoViewIfNeeded();
        const box = await frame.boundingBox();
        const [column, row] = [index % 3, Math.floor(index / 3)];
        await page.mouse.click((box?.x ?? 0) + 20 + column * 90, (box?.y ?? 0) + 10 + row * 20);
        await page.waitForTimeout(300);
        expect(page.url(), what).toBe(address);
        expect(context.pages(), what).toHaveLength(1);
        expect(await page.evaluate(() => "ran" in globalThis), what).toBe(false);
        // A link may empty the frame if the browser has blocked its target; then the email is opened again.
        if (body()) continue;
        expect(new Set(page.frames().map((one) => new URL(one.url()).origin)).size, what).toBeLessThanOrEqual(2);
        await open(`/desk/threads/${mail?.thread_id}`);
        await page.getByText("As it was sent").click();
        await expect.poll(() => Boolean(body())).toBe(true);
        await page.waitForTimeout(300);
      }
      expect(elsewhere.requests).toEqual([]);
    } finally {
      elsewhere.stop();
      await imap.remove();
    }
  });
});

/** Links and buttons, each in a fixed place, so that the pointer finds it without a script. `ELSEWHERE` is a server. */
const clickable = [
  '<a href="ELSEWHERE/link">x</a>',
  '<a href="ELSEWHERE/link" target="_top">x</a>',
  '<a href="ELSEWHERE/link" target="_parent">x</a>',
  '<a href="ELSEWHERE/link" target="_blank">x</a>',
  '<a href="ELSEWHERE/link" target="named" download>x</a>',
  '<a href="javascript:top.ran=1">x</a>',
  '<a href="javascript:top.location=\'ELSEWHERE/js\'" target="_top">x</a>',
  '<a href="data:text/html,<script>top.ran=1</script>" target="_top">x</a>',
  '<a href="ELSEWHERE/ping" ping="ELSEWHERE/ping" target="_top">x</a>',
  '<a href="/desk/account" target="_top">x</a>',
  '<form action="ELSEWHERE/form" method="post"><button>x</button></form>',
  '<form action="ELSEWHERE/form" target="_top"><button>x</button></form>',
  '<form action="/desk/staff" method="post" target="_top"><button name="do" value="sign-out">x</button></form>',
  '<form><button formaction="javascript:top.ran=1">x</button></form>',
  '<p onclick="top.ran=1" onpointerdown="top.ran=1">x</p>',
  '<svg width="80" height="16"><a href="ELSEWHERE/svg" target="_top"><rect width="80" height="16" /></a></svg>',
  '<svg width="80" height="16"><a xlink:href="javascript:top.ran=1"><rect width="80" height="16" /></a></svg>',
  '<map name="m"><area shape="default" href="ELSEWHERE/area" target="_top"></map><img usemap="#m" width="80" height="16">',
];

/** Everything else that a page can do by itself, around the clickable elements. */
function activeHtml(elsewhere: string, clicked: readonly string[]): string {
  const placed = clicked.map((one, index) => {
    const place = `position:fixed;left:${10 + (index % 3) * 90}px;top:${Math.floor(index / 3) * 20}px;width:80px;height:18px`;
    return `<div style="${place}">${one}</div>`;
  });
  const html = `<!doctype html><base href="ELSEWHERE/base/" target="_top"><meta http-equiv="refresh" content="0;url=ELSEWHERE/meta">
    <meta http-equiv="Content-Security-Policy" content="default-src *"><link rel="stylesheet" href="ELSEWHERE/a.css">
    <link rel="preload" as="image" href="ELSEWHERE/p.png"><link rel="dns-prefetch" href="ELSEWHERE">
    <link rel="icon" href="ELSEWHERE/icon.png"><link rel="manifest" href="ELSEWHERE/manifest">
    <style>@import "ELSEWHERE/b.css"; @font-face { font-family: f; src: url(ELSEWHERE/f.woff2) } body { font: 12px f;
      background: url(ELSEWHERE/bg.png) } a, button, p { display: block; width: 80px; height: 16px; margin: 0 }</style>
    <script>top.ran = 1; parent.location = "ELSEWHERE/script"; fetch("ELSEWHERE/fetch")</script>
    <script src="ELSEWHERE/lead.js"></script><script type="module" src="ELSEWHERE/lead.js"></script>
    <body onload="top.ran=1" background="ELSEWHERE/body.png"><img src="ELSEWHERE/i.png" onerror="top.ran=1">
    <img src="relative.png" srcset="ELSEWHERE/s.png 2x" onerror="top.ran=1"><picture><source srcset="ELSEWHERE/s2.png"></picture>
    <video src="ELSEWHERE/v.mp4" poster="ELSEWHERE/v.png" autoplay></video><audio src="ELSEWHERE/a.mp3" autoplay></audio>
    <iframe src="ELSEWHERE/frame"></iframe><iframe srcdoc="<script>top.ran=1</script><img src=ELSEWHERE/d.png>"></iframe>
    <iframe src="javascript:top.ran=1"></iframe><iframe src="data:text/html,<script>top.ran=1</script>"></iframe>
    <object data="ELSEWHERE/o.svg"></object><embed src="ELSEWHERE/e.svg">
    <svg onload="top.ran=1"><script>top.ran=1</script><image href="ELSEWHERE/x.png"/><use href="ELSEWHERE/u.svg#x"/>
      <foreignObject><img src="ELSEWHERE/fo.png"></foreignObject><animate onbegin="top.ran=1" attributeName="x" dur="1s"/></svg>
    <math><maction actiontype="statusline" xlink:href="javascript:top.ran=1">x</maction></math>
    <input type="image" src="ELSEWHERE/in.png"><input autofocus onfocus="top.ran=1"><details open ontoggle="top.ran=1">x</details>
    <table background="ELSEWHERE/t.png"><tr><td background="ELSEWHERE/td.png">x</td></tr></table>${placed.join("")}`;
  return html.replaceAll("ELSEWHERE", elsewhere);
}

/** Starts the desk again with a mailbox. */
async function takeMailFrom({ site }: DeskSite, { url }: ImapServer) {
  Object.assign(site.settings, { IMAP_URL: url, MAIL_FROM: "hello@business.example" });
  await site.restart();
}

/** Opens a list, and the rest of it page by page. */
async function follow(
  page: Page,
  { origin }: DeskSite,
  open: (path: string) => Promise<void>,
  path: string,
  next: string,
) {
  let opened = 0;
  for (let at: string | null = path; at; opened += 1) {
    await open(at);
    const link = page.getByRole("link", { name: next });
    const href: string | null = (await link.count()) > 0 ? await link.first().getAttribute("href") : null;
    at = href === null ? null : new URL(href, origin + at).href.slice(origin.length).replace(/#.*/, "");
  }
  return opened;
}
