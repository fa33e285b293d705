import { parse } from "node-html-parser";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { leadRow, messageRow, privacyRequestRow } from "#test/desk-samples.ts";
import { type DeskSite, queryDesk } from "../support/desk.ts";
import { sendToDesk, storeRows } from "../support/desk-samples.ts";
import { packsOf, hostileTest as test } from "../support/hostile-desk.ts";
import { inTurns } from "../support/hostile-forms.ts";
import { expectHarmless } from "../support/hostile-pages.ts";
import { hostileStrings } from "../support/hostile-strings.ts";
import { expect } from "../support/test.ts";

test.use({ expectedErrors: /Failed to load resource/ });
test.describe.configure({ timeout: 900_000 });

const day = 86_400_000;
const made = hostileStrings.map(() => newRowId());
const idAt = (index: number) => made[index] ?? "";
/** A few are enough in a browser, where the pages hydrate. */
const some = made.filter((_, index) => index % 60 === 0);

test("Privacy requests and contact rules show as text: each hostile string in requests, steps, reasons and holds", async ({
  hostile: { desk, ines, open },
}) => {
  const now = Date.now();
  const email = (index: number) => `hostile-${index}@visitor.example`;
  const messages = hostileStrings.map((text, index) =>
    messageRow({
      id: idAt(index),
      form_name: "Privacy Rights Request",
      name: text,
      email: email(index),
      page_url: text,
      fields: JSON.stringify({ requestType: "access", details: text, [text]: text }),
    }),
  );
  storeRows(desk, "messages", messages);
  const steps = ["matched", "denied", "held"];
  storeRows(
    desk,
    "privacy_requests",
    made.map((message_id, index) => {
      const { [index % 4]: request_type } = ["access", "delete", "correct", "opt-out"] as const;
      return privacyRequestRow({
        message_id,
        request_type: request_type ?? "access",
        acknowledge_by: now + index * day,
      });
    }),
  );
  storeRows(
    desk,
    "privacy_steps",
    hostileStrings.map((words, index) => ({
      id: newRowId(),
      request_id: idAt(index),
      kind: steps[index % 3],
      at: now,
      by_staff: words,
      detail: words,
      words,
    })),
  );
  storeRows(
    desk,
    "privacy_holds",
    hostileStrings.map((reason, index) => ({ email_key: email(index), reason, placed_by: reason, placed_at: now })),
  );
  await expect.poll(() => threads(desk).length, { timeout: 60_000 }).toBe(made.length);

  await inTurns(made, async (id) => expectHarmless(await ines.get(`/desk/privacy/${id}`), id));
  for (const path of ["/desk/privacy", ...some.map((id) => `/desk/privacy/${id}`)]) await open(path);

  const [thread] = threads(desk);
  const path = `/desk/threads/${thread?.id}`;
  for (const words of packsOf(500)) {
    const request = idAt(0);
    const forms: Record<string, string>[] = [
      { do: "privacy-match", request, words },
      { do: "privacy-match", request: words, words },
      { do: "privacy-hold", request: idAt(1), words },
      { do: "privacy-correct", request: idAt(2), firstName: words, lastName: words, phone: words },
      { do: "privacy-extend", request, reason: words },
      { do: "privacy-deny", request, reason: words },
      { do: "gate-ask", thread: String(thread?.id), purpose: words },
      { do: "person-stop", thread: String(thread?.id), channel: words, scope: words, source: words },
      { do: "set-promise-switch", switch: "line", on: "no", reason: words },
      { do: "set-promise-switch", switch: words, on: words, reason: words },
      { do: "audit-reveal", number: words },
      { do: "replay-webhook", webhook: words },
    ];
    for (const fields of forms) {
      const answer = await ines.post(path, fields);
      expectHarmless(answer, fields.do ?? "", [200, 303, 400, 403, 404, 409, 422, 429]);
    }
  }
  for (const shown of [path, `/desk/privacy/${idAt(0)}`, "/desk/promises", "/desk/audit", "/desk/data"])
    await open(shown);
});

test("Letters show as text: each hostile string as subject, first line and Markdown, at the desk, in email and on the site", async ({
  hostile: { desk, ines, open },
}) => {
  const at = Date.now() - day;
  storeRows(
    desk,
    "issues",
    made.map((id, index) => ({
      id,
      number: index + 1,
      state: "sent",
      version: 1,
      send_at: at,
      started_at: at,
      finished_at: at,
      filled_to: "",
      filled_at: at,
      created_at: at,
    })),
  );
  storeRows(
    desk,
    "issue_versions",
    hostileStrings.map((words, index) => ({
      issue_id: idAt(index),
      version: 1,
      subject: words,
      first_line: words,
      written_by: words,
      written_at: at,
      words: `${words}\n\n[${words}](${words})\n\n## ${words}`,
    })),
  );
  await inTurns(made, async (id) => expectHarmless(await ines.get(`/desk/letters/${id}?as=text`), id));
  await inTurns(made, async (id) => {
    const { status, html, headers } = await ines.get(`/desk/letters/${id}/preview`);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(dangersOf(html), id).toEqual([]);
  });
  for (const path of ["/desk/letters", ...some.map((id) => `/desk/letters/${id}`)]) await open(path);

  const calm = await scriptsOf(desk, "/newsletter/confirm");
  await inTurns(made, async (_, index) => {
    const html = await (await fetch(`${desk.site.url}/newsletter/${index + 1}`)).text();
    expect(parse(html).querySelectorAll("script").length, `letter ${index + 1}`).toBeLessThanOrEqual(calm + 1);
    expect(
      dangersOf(html).filter((danger) => !danger.startsWith("<script")),
      `letter ${index + 1}`,
    ).toEqual([]);
  });
  const feed = await (await fetch(`${desk.site.url}/newsletter/feed.xml`)).text();
  expect(feed.match(/<entry>|<item>/g)?.length).toBeGreaterThan(0);
  expect(feed).not.toMatch(/<script|<img/i);
});

test("Exports are plain data: no cell is a formula, and none breaks its row", async ({
  hostile: { desk, ines, open },
}) => {
  const now = Date.now();
  const campaign = (text: string) => ({ utm_source: text, utm_campaign: text, referrer: text, [text]: text });
  const rows = hostileStrings.map((text, index) =>
    leadRow({
      id: idAt(index),
      first_name: text,
      last_name: text,
      name: text,
      message: text,
      page_url: text,
      email: `${text}-${index}`,
      attribution: JSON.stringify(campaign(text)),
      created_at: now,
    }),
  );
  await sendToDesk(desk, "leads", rows);
  storeRows(
    desk,
    "audit",
    hostileStrings.map((text, index) => ({
      number: index + 1_000_000,
      at: now,
      staff_id: text,
      kind: "view",
      what: text,
      outcome: text,
      subjects: JSON.stringify([text, idAt(index)]),
      typed_hash: text,
      mac: text,
    })),
  );
  const csv = cellsOf((await ines.get("/desk/exports/leads.csv")).html);
  expect(csv).toHaveLength(rows.length + 1);
  expect(new Set(csv.map((cells) => cells.length)).size).toBe(1);
  expect(csv.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  const lines = (await ines.get("/desk/exports/leads.jsonl")).html.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).message as string).toSorted()).toEqual([...hostileStrings].toSorted());
  const numbers = cellsOf((await ines.get("/desk/promises/numbers.csv")).html);
  expect(numbers.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  for (const path of ["/desk/promises", "/desk/audit", "/desk/audit?before=1000900", "/desk/data"]) await open(path);
});

function threads(desk: DeskSite) {
  return queryDesk(desk, "SELECT id FROM threads ORDER BY id");
}

/** Anything that a page or an email would run or load and that isn't ours. */
function dangersOf(html: string): string[] {
  const elements = parse(html, { comment: true }).querySelectorAll("*");
  const attributes = elements.flatMap(({ attrs }) => Object.entries(attrs));
  return [
    ...elements.filter(({ rawTagName }) => /^(script|iframe|object|embed|base)$/i.test(rawTagName)).map(String),
    ...attributes.filter(([name]) => /^on/i.test(name)).map(([name, value]) => `${name}=${value}`),
    ...attributes
      .filter(([name, value]) => /^(href|src|action)$/i.test(name) && /^\s*(javascript|data|vbscript):/i.test(value))
      .map(([, value]) => value),
  ];
}

async function scriptsOf({ site }: DeskSite, path: string): Promise<number> {
  return parse(await (await fetch(site.url + path)).text()).querySelectorAll("script").length;
}

/** Reads CSV whose cells are all quoted. */
function cellsOf(csv: string): string[][] {
  const rows = csv.split(/(?<=")\r\n(?="|$)/).filter((row) => row !== "");
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')),
  );
}
