import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { personFile } from "#app/server/privacy/person-file.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { silentLog } from "#test/desk-samples.ts";
import { eicar, startFakeClamd } from "#test/fake-clamd.ts";
import { unlimited } from "#test/recipients.ts";
import { samplePdf } from "#test/sample-documents.ts";
import { documentsOf, findDocument, openDocument, recallDocument, sweepDocuments } from "./documents.server.ts";
import { documentFolder } from "./sealed-files.server.ts";
import { createDocumentTaker, takeDocument } from "./take-document.server.ts";

const hourMs = 3_600_000;
const email = "Ada.Quill@visitor.example";

const application = (key: string, documentToken?: string): NewMessage => ({
  formName: "A form with a file",
  name: "Ada Quill",
  email,
  fields: { position: "Credit Analyst", work: "Ten years of reading credit reports." },
  pageUrl: "http://localhost:3000/careers/apply",
  dueAt: 1_795_000_000_000,
  submissionKey: key,
  suspicious: false,
  ...(documentToken && { documentToken }),
});

describeEachDatabase("documents", ({ open, settings }) => {
  async function opened() {
    const database = await open();
    const { dataDir } = settings();
    const place = { db: database.db, dataKey: testDataKey, dataDir };
    const taker = createDocumentTaker({ ...place, clamd: undefined, log: silentLog });
    const take = async (words: string, nowMs = Date.now()) => {
      const taken = await takeDocument(taker, { bytes: samplePdf(words), typedName: `C:\\cv\\${words}.pdf` }, nowMs);
      if (!("token" in taken)) throw new Error(taken.flaw);
      return taken.token;
    };
    return { database, place, take, messages: createMessageStore(database, testDataKey, unlimited), dataDir };
  }
  const files = (dataDir: string) => readdirSync(documentFolder(dataDir)).toSorted();
  const rows = ({ db }: SiteDatabase) => db.selectFrom("documents").selectAll().orderBy("id").execute();

  it("are sealed with separate keys, and open only if unchanged", async () => {
    const { database, place, take, dataDir } = await opened();
    const token = await take("secret words");
    const kept = await recallDocument(place, token);
    expect(kept).toMatchObject({ name: "secret words.pdf", type: "pdf", size: samplePdf("secret words").length });
    expect(await openDocument(place, kept?.id ?? "")).toEqual(samplePdf("secret words"));
    const [row] = (await rows(database)).filter(({ id }) => id === kept?.id);
    expect(JSON.stringify(row)).not.toContain("secret");
    const file = join(documentFolder(dataDir), `${kept?.id}.sealed`);
    const sealed = readFileSync(file);
    expect(sealed.includes("secret") || sealed.includes("%PDF")).toBe(false);
    // No file can take another's place, and no changed byte goes unnoticed.
    const other = await recallDocument(place, await take("other words"));
    writeFileSync(file, readFileSync(join(documentFolder(dataDir), `${other?.id}.sealed`)));
    await expect(openDocument(place, kept?.id ?? "")).rejects.toThrow();
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    writeFileSync(file, sealed);
    await expect(openDocument(place, kept?.id ?? "")).rejects.toThrow();
    // Nor can a row take another's place.
    const [mine, theirs] = [kept?.id ?? "", (await rows(database)).find(({ id }) => id === other?.id)?.sealed_header];
    await database.db.updateTable("documents").set({ sealed_header: theirs }).where("id", "=", mine).execute();
    expect(await recallDocument(place, token)).toBeNull();
    expect(await openDocument(place, mine)).toBeNull();
  });

  it("belong to the message they came with, and to no other", async () => {
    const { place, take, messages } = await opened();
    const token = await take("one");
    const { reference, repeated } = await messages.save(application("application-1", token));
    expect(repeated).toBe(false);
    const [document, ...none] = await documentsOf(place, [reference]);
    expect(none).toEqual([]);
    expect(await findDocument(place, document?.id ?? "")).toMatchObject({ name: "one.pdf", messageId: reference });
    // The same file again is a repeat. Another message can't have it.
    expect(await messages.save(application("application-1", token))).toMatchObject({ reference, repeated: true });
    await expect(messages.save(application("application-2", token))).rejects.toMatchObject({
      code: "invalid-fields",
      fields: { resume: [expect.stringContaining("Choose it again")] },
    });
    await expect(messages.save(application("application-3", "made.up"))).rejects.toMatchObject({
      code: "invalid-fields",
    });
    expect(await documentsOf(place, [reference])).toHaveLength(1);
  });

  it("make the same words with another file a separate application", async () => {
    const { take, messages } = await opened();
    const { submissionKey: _, ...plain } = application("");
    const save = async (words: string) => messages.save({ ...plain, documentToken: await take(words) });
    const [first, second] = [await save("first"), await save("second")];
    expect(second).toMatchObject({ repeated: false });
    expect(second.reference).not.toBe(first.reference);
    expect(await save("second")).toMatchObject({ reference: second.reference, repeated: true });
  });

  it("are in the person's file with their bytes, and are erased with the person", async () => {
    const { database, place, take, messages, dataDir } = await opened();
    const { reference } = await messages.save(application("application-9", await take("to erase")));
    const [document] = await documentsOf(place, [reference]);
    const file = JSON.parse(await personFile(place, email, Date.now()));
    expect(file.documents).toContainEqual(
      expect.objectContaining({ name: "to erase.pdf", bytes: samplePdf("to erase").toString("base64") }),
    );
    expect(files(dataDir)).toContain(`${document?.id}.sealed`);
    await erasePerson({ database, dataKey: testDataKey, dataDir }, email, async () => {});
    expect(files(dataDir)).not.toContain(`${document?.id}.sealed`);
    expect(await documentsOf(place, [reference])).toEqual([]);
  });

  it("are removed after a day without a message, and after an hour without a row", async () => {
    const { database, place, take, messages, dataDir } = await opened();
    const start = Date.now();
    const waits = await recallDocument(place, await take("waits", start));
    const { reference } = await messages.save(application("application-5", await take("stays", start - 30 * hourMs)));
    const gone = await messages.save({
      ...application("application-6", await take("gone")),
      email: "b@visitor.example",
    });
    const [lost] = await documentsOf(place, [gone.reference]);
    const [stays] = await documentsOf(place, [reference]);
    writeFileSync(join(documentFolder(dataDir), "half.sealed.part"), "x");
    await database.db.deleteFrom("messages").where("id", "=", gone.reference).execute();
    // The disk's clock may differ from ours.
    for (const name of files(dataDir)) utimesSync(join(documentFolder(dataDir), name), start / 1000, start / 1000);
    // A file whose row is still being written is younger than an hour.
    await sweepDocuments(place, start + 30_000);
    expect(files(dataDir)).toContain(`${lost?.id}.sealed`);
    await sweepDocuments(place, start + 2 * hourMs);
    expect(files(dataDir)).not.toContain(`${lost?.id}.sealed`);
    expect(files(dataDir)).not.toContain("half.sealed.part");
    expect(files(dataDir)).toEqual(expect.arrayContaining([`${waits?.id}.sealed`, `${stays?.id}.sealed`]));
    await sweepDocuments(place, start + 25 * hourMs);
    expect(files(dataDir)).not.toContain(`${waits?.id}.sealed`);
    expect(await openDocument(place, stays?.id ?? "")).toEqual(samplePdf("stays"));
  });

  it("are refused when a virus scan finds something or doesn't answer, and leave nothing behind", async () => {
    const { database, place, dataDir } = await opened();
    const before = [await rows(database), files(dataDir)];
    const { clamd } = await startFakeClamd();
    const taker = createDocumentTaker({ ...place, clamd, log: silentLog });
    const file = (words: string) => ({ bytes: samplePdf(words), typedName: "cv.pdf" });
    expect(await takeDocument(taker, file(eicar), Date.now())).toEqual({ flaw: "infected" });
    const silent = createDocumentTaker({ ...place, clamd: { host: "127.0.0.1", port: 1 }, log: silentLog });
    expect(await takeDocument(silent, file("fine"), Date.now())).toEqual({ flaw: "unchecked" });
    expect([await rows(database), files(dataDir)]).toEqual(before);
    const taken = await takeDocument(taker, file("fine"), Date.now());
    expect("token" in taken && (await recallDocument(place, taken.token))).toMatchObject({ scanned: true });
  });
});
