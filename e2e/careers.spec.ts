import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { sampleDocx, samplePdf } from "#test/sample-documents.ts";
import { expectSound, queryDesk } from "./support/desk.ts";
import { deskTest } from "./support/desk-test.ts";
import { exportMessages } from "./support/export.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";

const test = deskTest({ SUBMISSIONS_PER_IP_PER_MINUTE: "1000", TRUST_PROXY: "1" });

// Otherwise the colors of buttons are still changing when axe looks.
test.use({ expectedErrors: /Failed to load resource/, contextOptions: { reducedMotion: "reduce" } });

const [pdf, docx] = [samplePdf(), sampleDocx()];
const field = (page: Page, label: string) => page.locator("#job-application").getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Application" }).click();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

async function fill(page: Page, email: string): Promise<void> {
  await field(page, "Name").fill("Ada Quill");
  await field(page, "Email").fill(email);
  await field(page, "A few lines about your work").fill("Ten years of reading credit reports.\nI like it.");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "An application" : "An application without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      "is sent with a file that was chosen only once, even if other fields had errors",
      javaScriptEnabled ? {} : { tag: "@prove" },
      async ({ page, desk }) => {
        const email = `ada${javaScriptEnabled ? "" : ".plain"}@visitor.example`;
        await page.goto(`${desk.origin}/careers`);
        await page.getByRole("link", { name: /^Apply.*Credit Analyst$/ }).click();
        await expect(field(page, "Which job?")).toHaveValue("credit-analyst");
        if (javaScriptEnabled) await expectSound(page);
        await fill(page, "ada@");
        await page.locator("[type=file]").setInputFiles(file("cv.pdf", Buffer.from("MZ this is a program")));
        await send(page);
        await expect(page.locator("#job-application-resume-error")).toContainText(
          "Choose a PDF or Word (DOCX) file of up to 5 MB",
        );
        await expect(page.locator("#job-application-email-error")).toBeVisible();
        await expect(field(page, "Name")).toHaveValue("Ada Quill");
        if (javaScriptEnabled) await expectSound(page);
        await page.locator("[type=file]").setInputFiles(file("Ada’s résumé.PDF", pdf));
        await send(page);
        await expect(page.getByText("We have your file: ")).toContainText("résumé.pdf, 1 KB");
        await expect(page.locator("#job-application-resume-error")).toHaveCount(0);
        if (javaScriptEnabled) await expectSound(page);
        await field(page, "Email").fill(email);
        await send(page);
        await expect(page).toHaveURL(`${desk.origin}/form-success`);
        expect((await exportMessages(desk.site)).filter((message) => message.email === email)).toEqual([
          expect.objectContaining({
            formName: "Job Application",
            fields: { position: "Credit Analyst", work: "Ten years of reading credit reports.\nI like it." },
          }),
        ]);
        const folder = join(desk.site.dataDir, "documents");
        for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name)).includes("%PDF")).toBe(false);
      },
    );
  });
}

/** How many addresses have sent an application. */
let senders = 0;

/** Sends an application as a program would, each from a new address: one may send three a minute. The file comes last. */
async function post(origin: string, parts: [name: string, value: string | Buffer, fileName?: string][], cut = 0) {
  const boundary = "----e2e";
  const typed: typeof parts = [
    ["position", "other"],
    ["name", "Bo Lind"],
    ["email", "bo@visitor.example"],
    ["work", "Kept words"],
  ];
  const body = Buffer.concat([
    ...[...typed, ...parts].map(([name, value, fileName]) => {
      const about = fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
      return Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`),
        Buffer.from(value),
        Buffer.from("\r\n"),
      ]);
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const answer = await fetch(`${origin}/careers/apply`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "X-Forwarded-For": `10.113.${++senders}.7`,
    },
    body: new Uint8Array(body.subarray(0, body.length - cut)),
  });
  return { status: answer.status, page: await answer.text() };
}

test("Files that we do not accept are refused with a list of those allowed, and typed text stays", async ({ desk }) => {
  const { origin } = desk;
  const refusals: [string, Parameters<typeof post>[1], number?][] = [
    [
      "Send one file only",
      [
        ["resume", pdf, "a.pdf"],
        ["resume", docx, "b.docx"],
      ],
    ],
    ["larger than 5 MB", [["resume", Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.4 "), "a.pdf"]]],
    ["larger than 5 MB", [["resume", Buffer.alloc(20 * 1024 * 1024), "film.mp4"]]],
    ["Only part of the file arrived", [["resume", pdf, "a.pdf"]], 40],
    ["This file is empty", [["resume", "", "a.pdf"]]],
    ["can’t take this kind", [["resume", "<script>alert(1)</script>", "a.pdf"]]],
    ["could not read this file", [["resume", Buffer.concat([pdf, docx]), "a.pdf"]]],
    ["has a program in it", [["resume", sampleDocx({ "word/vbaProject.bin": new Uint8Array(9) }), "a.docx"]]],
    ["could not read this file", [["resume", sampleDocx({ "word/z": new Uint8Array(60 * 1024 * 1024) }), "a.docx"]]],
    ["no longer have the file", [["document", "made.up"]]],
  ];
  for (const [words, parts, cut] of refusals) {
    const { status, page } = await post(origin, parts, cut);
    expect({ words, status }).toEqual({ words, status: 422 });
    expect(page).toContain(words);
    expect(page).toContain("Kept words");
    expect(page).toContain("bo@visitor.example");
  }
  expect(queryDesk(desk, "SELECT id FROM messages WHERE email = 'bo@visitor.example'")).toEqual([]);
  expect((await post(origin, [["resume", pdf, `${"n".repeat(7000)}‮fdp.exe`]])).status).toBe(303);
  const [{ id } = { id: "" }] = queryDesk(desk, "SELECT id FROM messages WHERE email = 'bo@visitor.example'");
  expect(queryDesk(desk, `SELECT type FROM documents WHERE message_id = '${id}'`)).toEqual([{ type: "pdf" }]);
  const plain = await fetch(`${origin}/careers/apply`, { method: "POST", body: "x".repeat(20_000) });
  expect(plain.status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test("At the desk, a file can be saved only after a recent passkey check, and is never displayed", async ({
  page,
  desk,
  context,
}) => {
  const { origin } = desk;
  expect((await post(origin, [["resume", Buffer.concat([docx]), "Bo%22s <b>résumé.docx"]])).status).toBe(303);
  await signInAsOwner(page, desk);
  const find = () =>
    queryDesk(desk, "SELECT id, message_id FROM documents WHERE type = 'docx' AND message_id IS NOT NULL");
  const [document] = find();
  const thread = () =>
    queryDesk(desk, `SELECT thread_id AS id FROM thread_sources WHERE source_id = '${document?.message_id}'`)[0]?.id;
  await expect.poll(thread, patience).toBeTruthy();
  await page.goto(`${origin}/desk/threads/${thread()}`);
  await expectSound(page);
  await page.getByRole("link", { name: /résumé\.docx/ }).click();
  await expect(page.getByText("Not checked. Open it with care.")).toBeVisible();
  await expectSound(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the file" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/résumé\.docx$/);
  expect(readFileSync(await saved.path()).equals(docx)).toBe(true);

  const path = `/desk/documents/${document?.id}/file`;
  const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const get = (headers = {}) => fetch(origin + path, { headers, redirect: "manual" });
  const { status, headers } = await get({ Cookie });
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="/);
  expect(headers.get("Content-Type")).toBe("application/octet-stream");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox$/);
  expect((await get()).headers.get("Location")).toContain("/desk/sign-in");
  queryDesk(desk, "UPDATE staff_sessions SET verified_at = 0");
  const stale = await get({ Cookie });
  expect([stale.status, stale.headers.get("Location")]).toEqual([
    303,
    `/desk/step-up?to=${encodeURIComponent(`/desk/documents/${document?.id}`)}`,
  ]);
  expect(desk.site.log).not.toContain("résumé");
});
