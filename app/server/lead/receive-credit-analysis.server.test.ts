import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { createServices, type Services } from "#app/server/services.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { receiveCreditAnalysis } from "./receive-credit-analysis.server.ts";

const call = {
  formName: "Free Credit Analysis",
  firstName: " José ",
  lastName: "O’Neil",
  name: "whatever",
  email: "jose@example.com",
  phone: "(480) 555-0142",
  message: '3 < 5 & "yes" <b>bold</b>',
  pageUrl: "http://localhost:3000/get-started",
};

let clients = 0;
function newClient(): { address: string } {
  clients += 1;
  return { address: `203.0.113.${clients}` };
}

describeEachDatabase("receiving a request for a credit analysis", ({ open, settings }) => {
  let services: Services | undefined;
  afterEach(() => services?.close());

  async function start(change: Partial<Services["settings"]> = {}): Promise<Services> {
    await open();
    services = await createServices({ ...settings(), ...change }, pino({ level: "silent" }));
    return services;
  }

  it("stores the cleaned fields and wakes the delivery of its emails", async () => {
    const { database, delivery } = await start();
    const wake = vi.spyOn(delivery, "wake");
    const { reference, repeated } = await receiveCreditAnalysis(services as Services, call, newClient());
    expect(repeated).toBe(false);
    expect(wake).toHaveBeenCalledOnce();
    expect(await database.db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { id: reference, name: "José O'Neil", phone: "+14805550142", message: '3 < 5 & "yes" bold' },
    ]);
  });

  it("answers a double click like a single one", async () => {
    const { delivery } = await start();
    const wake = vi.spyOn(delivery, "wake");
    const client = newClient();
    const answers = await Promise.all([1, 2].map(() => receiveCreditAnalysis(services as Services, call, client)));
    expect(answers[0]?.reference).toBe(answers[1]?.reference);
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect(wake).toHaveBeenCalledOnce();
  });

  it("refuses bad fields with a message for each and stores nothing", async () => {
    const { database } = await start();
    const bad = receiveCreditAnalysis(services as Services, { ...call, firstName: "", phone: "5" }, newClient());
    await expect(bad).rejects.toMatchObject({
      code: "invalid-fields",
      status: 422,
      fields: { firstName: ["First name is required"], phone: ["A US phone number has 10 digits; this one has 1."] },
    });
    expect(await database.db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  it("takes every request of a class behind one address, and keeps those of a flood without an email", async () => {
    const { database } = await start();
    const client = newClient();
    const notes = [];
    for (let n = 1; n <= 62; n += 1) {
      const email = `student-${n}@visitor.example`;
      notes.push((await receiveCreditAnalysis(services as Services, { ...call, email }, client)).confirmed);
    }
    expect(notes).toEqual([...Array(60).fill(true), false, false]);
    const rows = await database.db.selectFrom("leads").select("status").orderBy("id").execute();
    expect(rows.map(({ status }) => status)).toEqual([...Array(60).fill("new"), "flood", "flood"]);
    const notices = database.db.selectFrom("outbox").select("id").where("kind", "=", "lead-team-notice");
    expect(await notices.execute()).toHaveLength(62);
  });

  it("mails no more strangers for someone who sends from one address of a network after the other", async () => {
    const { database } = await start();
    const confirmed = [];
    for (let n = 1; n <= 13; n += 1) {
      const email = `stranger-${n}@elsewhere.example`;
      const address = `192.0.2.${n * 7}`;
      confirmed.push((await receiveCreditAnalysis(services as Services, { ...call, email }, { address })).confirmed);
    }
    expect(confirmed).toEqual([...Array(9).fill(true), ...Array(4).fill(false)]);
    const kept = await database.db.selectFrom("leads").select("status").where("status", "=", "flood").execute();
    expect(kept).toHaveLength(4);
    const kinds = await database.db.selectFrom("outbox").select("kind").execute();
    expect(kinds.filter(({ kind }) => kind === "lead-confirmation")).toHaveLength(9);
    expect(kinds.filter(({ kind }) => kind === "lead-team-notice")).toHaveLength(13);
  });

  it("counts invalid calls too, and refuses an address that sends as only a program can", async () => {
    await start({ submissionsPerIpPerMinute: 2 });
    const client = newClient();
    await expect(receiveCreditAnalysis(services as Services, {}, client)).rejects.toMatchObject({ status: 422 });
    await receiveCreditAnalysis(services as Services, call, client);
    await expect(receiveCreditAnalysis(services as Services, call, client)).rejects.toMatchObject({ status: 429 });
  });

  it("accepts leads once the services are made, and not after they are closed", async () => {
    const { canTakeLead, close } = await start();
    expect(await canTakeLead()).toBe(true);
    await close();
    await expect(receiveCreditAnalysis(services as Services, call, newClient())).rejects.toMatchObject({ status: 503 });
    services = undefined;
  });
});
