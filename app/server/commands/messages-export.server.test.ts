import { afterEach, expect, it, vi } from "vitest";
import { messagesExport } from "#app/server/exports/messages.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { exportCommand } from "./export-command.server.ts";

const exportMessages = exportCommand(messagesExport);

describeEachDatabase("messages:export", ({ open, settings }) => {
  async function run(args: string[]) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await exportMessages(settings(), args, { out: out.stream, problems: problems.stream });
    return { code, out: out.text(), problems: problems.text() };
  }

  afterEach(() => vi.useRealTimers());

  /** Each message comes a second after the one before: within the same millisecond, order isn't guaranteed. */
  async function store(amount: number) {
    const messages = createMessageStore(await open(), testDataKey, unlimited);
    for (let n = 0; n < amount; n++) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 12, 0, n) });
      await messages.save({
        formName: "Contact",
        name: "José O’Neil",
        email: "jose@example.com",
        phone: "+14805550142",
        fields: { subject: "=1+1", message: 'a "quoted"\nsecond line' },
        pageUrl: "http://localhost:3000/contact",
        dueAt: Date.UTC(2026, 10, 22),
        submissionKey: `key-export-${n}`,
        suspicious: n === 2,
        ...(n === 0 && {
          attribution: { utm_source: "=letter" },
          consent: { textId: "calls-texts-email", version: 1 },
        }),
      });
    }
  }

  it("writes each complete message, oldest first, with the time its answer is due", async () => {
    await store(3);
    const { code, out, problems } = await run([]);
    expect({ code, problems }).toEqual({ code: 0, problems: "" });
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ submissionKey }) => submissionKey)).toEqual(["key-export-0", "key-export-1", "key-export-2"]);
    expect(lines[0]).toMatchObject({
      status: "new",
      dueAt: "2026-11-22T00:00:00.000Z",
      name: "José O’Neil",
      fields: { subject: "=1+1", message: 'a "quoted"\nsecond line' },
      confirmationState: "queued",
      teamNoticeState: "queued",
      attribution: { utm_source: "=letter" },
      consentTextId: "calls-texts-email",
      consentTextVersion: 1,
      consentTextSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      consentPageUrl: "http://localhost:3000/contact",
      consentGivenAt: lines[0].createdAt,
    });
    expect(lines[1]).toMatchObject({ attribution: null, consentTextId: null, consentGivenAt: null });
    expect(lines[2]).toMatchObject({ status: "quarantined", confirmationState: null });
  });

  it("writes CSV that no spreadsheet runs as formulas", async () => {
    await store(1);
    const { out } = await run(["--format", "csv"]);
    expect(out.split("\r\n")[0]).toContain('"reference","createdAt","dueAt","status"');
    expect(out).toContain("(480) 555-0142");
    expect(out).not.toMatch(/(^|,)"?[=+]/m);
  });
});
