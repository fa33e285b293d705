import { readFileSync } from "node:fs";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it, test } from "vitest";
import { deskRoles } from "#app/domain/desk/capabilities.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { beginIssue } from "#app/server/desk/letter/issue-actions.server.ts";
import { sendingTimes } from "#app/server/desk/letter/issue-page.server.ts";
import { codeLetters } from "#app/server/desk/staff/code-notices.server.tsx";
import { composeMail } from "#app/server/mail/letters.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { messageRow, privacyRequestRow, someActor } from "#test/desk-samples.ts";
import { createSoftPasskey } from "#test/soft-passkey.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { createDeskStores } from "./desk.server.ts";
import { type CommandName, deskCommands } from "./desk-commands.server.ts";
import { deskViews, type ViewName } from "./desk-views.server.ts";

/**
 * Who may use each row: everyone, people with a first link or a session, or these roles. A row missing here fails the test.
 */
type May = "anyone" | "arriving" | readonly string[];
const everybody = [...deskRoles];

const views: Record<ViewName, May> = {
  shell: everybody,
  account: everybody,
  "sign-in": "anyone",
  sent: "anyone",
  link: "anyone",
  welcome: "arriving",
  app: "arriving",
  key: everybody,
  codes: everybody,
  "step-up": everybody,
  held: everybody,
  staff: ["owner"],
  day: ["owner", "counselor", "auditor"],
  week: ["owner", "counselor", "auditor"],
  hours: ["owner", "counselor"],
  feed: "anyone",
  mailbox: everybody,
  "mail-body": ["owner", "counselor"],
  "mail-file": ["owner", "counselor"],
  document: ["owner", "counselor"],
  "document-file": ["owner", "counselor"],
  letters: ["owner", "editor"],
  letter: ["owner", "editor"],
  "letter-preview": ["owner", "editor"],
  templates: ["owner", "editor"],
  template: ["owner", "editor"],
  "others-at-thread": ["owner", "counselor"],
  "letter-fate": ["owner", "counselor"],
  thread: ["owner", "counselor", "auditor"],
  person: ["owner", "counselor", "auditor"],
  "new-lead": ["owner", "counselor"],
  aside: ["owner", "counselor", "auditor"],
  inbox: ["owner", "counselor", "auditor"],
  "put-away": ["owner", "counselor"],
  find: ["owner", "counselor", "auditor"],
  live: everybody,
  privacy: ["owner", "auditor"],
  "privacy-request": ["owner", "auditor"],
  "privacy-file": ["owner"],
  promises: everybody,
  "promise-numbers": everybody,
  audit: ["owner", "auditor"],
  data: ["owner"],
  "export-file": ["owner"],
};

const commands: Record<CommandName, { may: May; isGrave?: true }> = {
  "ask-key": { may: "anyone" },
  "use-key": { may: "anyone" },
  "send-link": { may: "anyone" },
  "use-link": { may: "anyone" },
  "begin-sign-in": { may: "anyone" },
  "ask-new-key": { may: "arriving", isGrave: true },
  "add-key": { may: "arriving", isGrave: true },
  "begin-app": { may: "arriving", isGrave: true },
  "confirm-app": { may: "arriving", isGrave: true },
  "sign-out": { may: "arriving" },
  "end-session": { may: everybody },
  "end-other-sessions": { may: everybody },
  "rename-key": { may: everybody },
  "remove-key": { may: everybody, isGrave: true },
  "new-codes": { may: everybody, isGrave: true },
  "drop-held": { may: everybody },
  "ask-key-again": { may: everybody },
  "step-up-key": { may: everybody },
  "step-up-code": { may: everybody },
  invite: { may: ["owner"], isGrave: true },
  "invite-again": { may: ["owner"], isGrave: true },
  "set-role": { may: ["owner"], isGrave: true },
  "remove-person": { may: ["owner"], isGrave: true },
  "move-booking": { may: ["owner", "counselor"] },
  "cancel-booking": { may: ["owner", "counselor"] },
  "mark-booking": { may: ["owner", "counselor"] },
  "give-booking": { may: ["owner", "counselor"] },
  "add-block": { may: ["owner", "counselor"] },
  "remove-block": { may: ["owner", "counselor"] },
  "set-hours": { may: ["owner", "counselor"] },
  "make-feed": { may: ["owner", "counselor"], isGrave: true },
  "end-feed": { may: ["owner", "counselor"] },
  "privacy-ask": { may: ["owner"] },
  "privacy-match": { may: ["owner"] },
  "privacy-vouch": { may: ["owner"], isGrave: true },
  "privacy-send-categories": { may: ["owner"], isGrave: true },
  "privacy-send-file": { may: ["owner"], isGrave: true },
  "privacy-correct": { may: ["owner"], isGrave: true },
  "privacy-opt-out": { may: ["owner"] },
  "privacy-extend": { may: ["owner"] },
  "privacy-deny": { may: ["owner"], isGrave: true },
  "privacy-erase-ask": { may: ["owner"], isGrave: true },
  "privacy-erase-stop": { may: ["owner"] },
  "privacy-erase": { may: ["owner"], isGrave: true },
  "privacy-hold": { may: ["owner"], isGrave: true },
  "privacy-release": { may: ["owner"], isGrave: true },
  "look-at-mailbox": { may: ["owner", "counselor"] },
  "mail-by-person": { may: ["owner", "counselor"] },
  "mail-not-by-person": { may: ["owner", "counselor"] },
  "mail-own-thread": { may: ["owner", "counselor"] },
  "mail-same-writer": { may: ["owner", "counselor"] },
  "save-draft": { may: ["owner", "counselor"] },
  "autosave-draft": { may: ["owner", "counselor"] },
  "hold-answer": { may: ["owner", "counselor"] },
  "set-undo-time": { may: ["owner", "counselor"] },
  "fill-template": { may: ["owner", "counselor"] },
  "use-sentence": { may: ["owner", "counselor"] },
  "undo-sentence": { may: ["owner", "counselor"] },
  "answer-as-note": { may: ["owner", "counselor"] },
  "send-answer": { may: ["owner", "counselor"] },
  "send-answer-next": { may: ["owner", "counselor"] },
  "undo-answer": { may: ["owner", "counselor"] },
  "begin-letter": { may: ["owner", "editor"] },
  "save-letter": { may: ["owner", "editor"] },
  "test-letter": { may: ["owner", "editor"] },
  "send-letter": { may: ["owner", "editor"], isGrave: true },
  "unschedule-letter": { may: ["owner", "editor"] },
  "pause-letter": { may: ["owner", "editor"] },
  "resume-letter": { may: ["owner", "editor"] },
  "retry-letter": { may: ["owner", "editor"] },
  "write-template": { may: ["owner", "editor"] },
  "retire-template": { may: ["owner", "editor"] },
  "thread-claim": { may: ["owner", "counselor"] },
  "thread-let-go": { may: ["owner", "counselor"] },
  "thread-assign": { may: ["owner", "counselor"] },
  "threads-hand-over": { may: ["owner", "counselor"] },
  "thread-put-away": { may: ["owner", "counselor"] },
  "thread-stage": { may: ["owner", "counselor"] },
  "thread-close": { may: ["owner", "counselor"] },
  "thread-merge": { may: ["owner", "counselor"] },
  "thread-note": { may: ["owner", "counselor"] },
  "thread-call": { may: ["owner", "counselor"] },
  "call-dial": { may: ["owner", "counselor"] },
  "call-not-made": { may: ["owner", "counselor"] },
  "gate-ask": { may: ["owner", "counselor"] },
  "call-limit": { may: ["owner", "counselor"] },
  "call-limit-lift": { may: ["owner", "counselor"] },
  "person-stop": { may: ["owner", "counselor"] },
  "stop-decide": { may: ["owner", "counselor"] },
  "call-keep": { may: ["owner", "counselor"] },
  "stops-lift": { may: ["owner"] },
  "people-link": { may: ["owner", "counselor"] },
  "people-part": { may: ["owner", "counselor"] },
  "person-owner": { may: ["owner", "counselor"] },
  "person-correct": { may: ["owner", "counselor"] },
  "given-theirs": { may: ["owner", "counselor"] },
  "given-not-theirs": { may: ["owner", "counselor"] },
  "lead-by-hand": { may: ["owner", "counselor"] },
  "aside-back": { may: ["owner", "counselor"] },
  "aside-drop": { may: ["owner", "counselor"] },
  "aside-undo": { may: ["owner", "counselor"] },
  "inbox-next": { may: ["owner", "counselor"] },
  "save-view": { may: ["owner", "counselor", "auditor"] },
  "remove-view": { may: ["owner", "counselor", "auditor"] },
  find: { may: ["owner", "counselor", "auditor"] },
  "single-keys": { may: everybody },
  "set-promise-switch": { may: ["owner"] },
  "audit-reveal": { may: ["owner", "auditor"] },
  "audit-check": { may: ["owner", "auditor"] },
  "replay-webhook": { may: ["owner"] },
};

describe("the tables of pages and commands", () => {
  test("have exactly the entries that this test lists", () => {
    expect(Object.keys(views).toSorted()).toEqual(Object.keys(deskViews).toSorted());
    expect(Object.keys(commands).toSorted()).toEqual(Object.keys(deskCommands).toSorted());
  });

  test("are the only place that desk pages load data from, and the only place their forms go", () => {
    const folder = "app/routes/desk";
    const routes = [...readFileSync(`${folder}/routes.ts`, "utf8").matchAll(/"([\w/-]+\.tsx?)"/g)].map(
      ([, file]) => file,
    );
    expect(routes.length).toBeGreaterThan(8);
    // The frame around a failed page loads nothing.
    expect(readFileSync(`${folder}/desk-page.tsx`, "utf8")).not.toMatch(
      /export (const|async function) (loader|action)/,
    );
    for (const file of routes.filter((one) => one !== "desk-page.tsx")) {
      const text = readFileSync(`${folder}/${file}`, "utf8");
      const name = /export const loader = seeAtDesk\("([\w-]+)"/.exec(text)?.[1];
      // Addresses without a page, all served by the table of commands: the challenge for a passkey, a saved draft, and an
      // answer held back.
      if (["sign-in/key-options.ts", "answers/draft-save.ts", "answers/answer-hold.ts"].includes(file ?? ""))
        expect(text).toContain(".act({ do:");
      else expect(Object.keys(views), file).toContain(name);
      expect(text.match(/export (const|async function) (loader|action)\b/g)?.length, file).toBeLessThanOrEqual(2);
      expect(text.replace("export const action = actAtDesk;", ""), file).not.toMatch(/export const action/);
    }
  });
});

const origin = deskOrigin;
const settings = deskSettings;
const minute = 60_000;
const visitor = { https: false, device: "Firefox on Linux", origin };
let visits = 0;

describeDatabase("the desk", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.now() };
    const now = () => clock.time;
    const stores = createDeskStores({ database, dataKey: testDataKey, settings }, now);
    const desk = createTestDesk(database, now);
    const owner = await stores.members.put("ana@team.example", "owner");
    // PostgreSQL keeps an address's counts from one test to the next.
    visits += 1;
    const address = `192.0.2.${visits % 256}`;
    const visit = (token: string | null) => desk.visit({ ...visitor, address, token });
    return { database, clock, stores, owner, visit };
  }
  type Opened = Awaited<ReturnType<typeof openDesk>>;

  /** Everyone who can visit: a stranger, a colleague with a first link, and each role. */
  async function tokensOf({ stores }: Opened): Promise<[string, string | null][]> {
    const sign = async (role: (typeof deskRoles)[number], level: "full" | "enrolling") => {
      const { id } = await stores.members.put(`${role}-${level}@team.example`, role);
      return stores.sessions.open({ staffId: id, level, device: "Firefox" });
    };
    const ofRoles = await Promise.all(deskRoles.map(async (role) => [role, await sign(role, "full")] as const));
    return [
      ["nobody", null],
      ["a first link", await sign("owner", "enrolling")],
      ...ofRoles.map(([role, token]) => [role, token] as [string, string]),
    ];
  }

  const allows = (may: May, who: string) =>
    may === "anyone" || (may === "arriving" && who !== "nobody") || (Array.isArray(may) && may.includes(who));

  it("shows each page only to people who may see it", async () => {
    const opened = await openDesk();
    for (const [who, token] of await tokensOf(opened)) {
      for (const [name, may] of Object.entries(views)) {
        const visit = await opened.visit(token);
        const seen = await visit.see(name as ViewName, "/desk/x", name === "template" ? "new" : "").then(
          () => "seen",
          // A role that gets "not found" for a thread is allowed to look for one.
          (thrown: unknown) =>
            thrown instanceof Response && thrown.status !== 404
              ? thrown.status
              : thrown instanceof Response
                ? "seen"
                : thrown,
        );
        const refused = who === "nobody" || who === "a first link" ? 303 : 403;
        expect([who, name, seen]).toEqual([who, name, allows(may, who) ? "seen" : refused]);
      }
    }
  });

  it("runs each command only for people who may use it", async () => {
    const opened = await openDesk();
    for (const name of Object.keys(commands) as CommandName[]) {
      // Restores what the previous command may have taken away.
      await opened.stores.members.put("ana@team.example", "owner");
      const ownRow = opened.database.db.selectFrom("staff").selectAll().where("id", "=", opened.owner.id);
      const before = await ownRow.execute();
      for (const [who, token] of await tokensOf(opened)) {
        const outcome = await (await opened.visit(token)).act({ do: name, person: opened.owner.id }, "/desk/x");
        const isRefused = "to" in outcome ? outcome.to.startsWith("/desk/sign-in?") : outcome.status === 403;
        expect([name, who, isRefused]).toEqual([name, who, !allows(commands[name].may, who)]);
      }
      const after = await ownRow.execute();
      if (name !== "remove-person") expect(after).toEqual(before);
    }
  });

  it("asks users to confirm who they are before serious commands, and before no others", async () => {
    const opened = await openDesk();
    for (const name of Object.keys(commands) as CommandName[]) {
      const token = await opened.stores.sessions.open({ staffId: opened.owner.id, level: "full", device: "Firefox" });
      opened.clock.time += 5 * minute;
      const outcome = await (await opened.visit(token)).act({ do: name }, "/desk/staff");
      const asks = "to" in outcome && /^\/desk\/step-up\?to=%2Fdesk%2F(staff|held%2F[\da-f-]{36})$/.test(outcome.to);
      expect([name, asks]).toEqual([name, commands[name].isGrave === true]);
    }
  });

  it("tells in words what a form will do that waited for a passkey, for every command that asks for one", async () => {
    const opened = await openDesk();
    const { stores, owner, visit, database, clock } = opened;
    const tom = await stores.members.put("tom@team.example", "counselor");
    await stores.members.rename(tom.id, "Tom Baker");
    const request = newRowId();
    const message = messageRow({ id: request, name: "Dana Whitfield", email: "dana@visitor.example" });
    await database.db.insertInto("messages").values(message).execute();
    await database.db
      .insertInto("privacy_requests")
      .values(privacyRequestRow({ message_id: request }))
      .execute();
    const [time] = sendingTimes(clock.time);
    const letter = await beginIssue(database.db, someActor({ staffId: owner.id, may: ["write-letters"] }), {
      subject: "",
      firstLine: "",
      words: "x",
    });
    const typed = {
      ...{ person: tom.id, key: "of-a-key", role: "auditor", email: "eve@team.example", names: "yes", read: "yes" },
      ...{ request, reason: "not-verified", firstName: "Daniela", version: "1", letter, at: time?.value ?? "" },
      ...{ subject: "Read your lease", first_line: "Four lines", words: "Read **four lines** today." },
    };
    const told: Record<string, string> = {};
    for (const [name, { grave, tells }] of Object.entries(deskCommands)) {
      if (!grave || tells === null) continue;
      const id = await stores.held.hold(owner.id, { path: "/desk", fields: { do: name, ...typed } });
      const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
      const seen = await (await visit(token)).see("held", `/desk/held/${id}`, id);
      told[name] = JSON.stringify(seen?.told);
      expect(seen?.told?.lines.join(" "), name).toMatch(/^\S.{15,}\.$/s);
      expect(told[name], name).not.toMatch(/[\da-f]{8}-|\d{8}|of-a-key|not-verified|\*\*|"yes"|undefined|null/);
    }
    // The others begin on a page of their own, which asks for everything again.
    const graveNames = Object.entries(deskCommands).flatMap(([name, { grave }]) => (grave ? [name] : []));
    const ownPages = ["ask-new-key", "add-key", "begin-app", "confirm-app"];
    expect(Object.keys(told).toSorted()).toEqual(graveNames.filter((name) => !ownPages.includes(name)).toSorted());
    expect(told["send-letter"]).toContain(time?.label.split(",")[1]?.trim());
    expect(told["send-letter"]).toContain("0 people get it");
    expect(told["send-letter"]).toContain("Read four lines today.");
    expect(told["set-role"]).toContain("Tom Baker (tom@team.example) becomes an auditor");
    expect(told["privacy-correct"]).toContain("First name: Daniela");
    expect(told["privacy-deny"]).toContain("Why: We cannot tell that it is them");
    expect(told["privacy-erase"]).toContain("Dana Whitfield, dana@visitor.example");
  });

  it("asks each time before an erasure, also when a passkey was shown a moment ago", async () => {
    const { stores, owner, visit, clock } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    const act = async (fields: Record<string, string>) => (await visit(token)).act(fields, "/desk/privacy/x");
    for (const name of ["privacy-erase-ask", "privacy-erase"]) {
      clock.time += 1000;
      const sent = { do: name, request: newRowId() };
      const asked = await act(sent);
      const held = ("to" in asked && /%2Fdesk%2Fheld%2F([\da-f-]{36})$/.exec(asked.to)?.[1]) || "";
      expect(held, name).not.toBe("");
      // Neither the form alone, nor a waiting one before the passkey, nor one with another person in it.
      expect(await act(sent)).toMatchObject({ to: expect.stringContaining("step-up") });
      expect(await act({ ...sent, held })).toMatchObject({ to: expect.stringContaining("step-up") });
      clock.time += 1000;
      await stores.sessions.verified((await visit(token)).me?.sessionId ?? "");
      expect(await act({ ...sent, held, request: newRowId() })).toMatchObject({
        to: expect.stringContaining("step-up"),
      });
      // There is no such request; the command itself says so.
      expect(await act({ ...sent, held })).toMatchObject({ shown: { problem: "gone" }, status: 404 });
      // It counts once.
      expect(await act({ ...sent, held })).toMatchObject({ to: expect.stringContaining("step-up") });
    }
  });

  it("refuses commands that aren't in the table", async () => {
    const { visit, stores, owner } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    for (const name of ["", "no-such-thing", "constructor", "__proto__"]) {
      expect(await (await visit(token)).act({ do: name }, "/desk")).toMatchObject({ status: 403 });
    }
  });

  it("takes the first owner from the printed link to a passkey, and then ends the link's session", async () => {
    const { visit, stores, owner } = await openDesk();
    const token = (await stores.links.enroll(owner.id)).split("/").at(-1) ?? "";
    const nameless = await (await visit(null)).act({ do: "begin-sign-in", token, name: " " }, "/desk/link/x");
    expect(nameless).toMatchObject({ shown: { problem: "name" } });
    const begun = await (await visit(null)).act({ do: "begin-sign-in", token, name: "Ines  Holm" }, "/desk/link/x");
    const arriving = tokenIn(begun);
    expect(begun).toMatchObject({ to: "/desk/welcome" });
    expect(await (await visit(null)).act({ do: "begin-sign-in", token, name: "Eve" }, "/")).toMatchObject({
      status: 410,
    });
    const key = createSoftPasskey();
    const asked = await (await visit(arriving)).act({ do: "ask-new-key" }, "/desk/welcome");
    const answer = key.register(optionsIn(asked), { origin });
    const added = await (await visit(arriving)).act({ do: "add-key", answer }, "/desk/welcome");
    expect((await visit(arriving)).me).toBeNull();
    expect((await visit(tokenIn(added))).me).toMatchObject({
      level: "full",
      staff: { name: "Ines Holm", role: "owner" },
    });
    const question = await (await visit(null)).act({ do: "ask-key" }, "/desk");
    const signed = key.sign(optionsIn(question), { origin, counter: 1 });
    expect(
      await (await visit("fixed-before")).act({ do: "use-key", answer: signed, to: "https://evil.example" }, "/"),
    ).toMatchObject({
      to: "/desk",
    });
    expect((await visit("fixed-before")).me).toBeNull();
  });

  it("lets a user in with an emailed link and a code, and a signed-out session no longer works", async () => {
    const { database, clock, visit, stores, owner } = await openDesk();
    await stores.codes.beginApp(owner.id);
    const secret = Secret.fromBase32((await stores.codes.pendingApp(owner))?.secret ?? "");
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.time });
    await stores.codes.confirmApp(owner.id, code());
    clock.time += minute;
    const [known, unknown] = [
      await (await visit(null)).act({ do: "send-link", email: "ana@team.example" }, "/desk/sign-in"),
      await (await visit(null)).act({ do: "send-link", email: "eve@evil.example" }, "/desk/sign-in"),
    ];
    expect(known).toEqual(unknown);
    const [row] = await database.db.selectFrom("staff_links").selectAll().execute();
    const token = testDataKey.signed("desk-link", row?.id ?? "");
    const use = async (typed: string) =>
      (await visit(null)).act({ do: "use-link", token, code: typed }, "/desk/link/x");
    expect(await use("000000")).toMatchObject({ shown: { problem: "code" }, status: 422 });
    const right = code();
    const signedIn = await use(right);
    expect(signedIn).toMatchObject({ to: "/desk" });
    expect(await use(code())).toMatchObject({ status: 410 });
    const session = tokenIn(signedIn);
    expect((await visit(session)).me?.staff.id).toBe(owner.id);
    const out = await (await visit(session)).act({ do: "sign-out" }, "/desk");
    expect(out).toEqual({ to: "/desk/sign-in" });
    expect((await visit(session)).me).toBeNull();
  });

  it("trusts a passkey or a code for five more minutes, but not another person's passkey", async () => {
    const { clock, visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    const keys = new Map<string, ReturnType<typeof createSoftPasskey>>();
    for (const person of [owner, tom]) {
      const token = await stores.sessions.open({ staffId: person.id, level: "full", device: "Firefox" });
      const key = createSoftPasskey();
      const asked = optionsIn(await (await visit(token)).act({ do: "ask-new-key" }, "/desk/key"));
      await (await visit(token)).act({ do: "add-key", answer: key.register(asked, { origin }) }, "/desk/key");
      keys.set(person.id, key);
    }
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    const act = async (fields: Record<string, string>) => (await visit(token)).act(fields, "/desk/codes");
    clock.time += 6 * minute;
    let counter = 0;
    const stepUp = async (person: string, to = "/desk/codes") => {
      counter += 1;
      const asked = optionsIn(await act({ do: "ask-key-again" }));
      const answer = keys.get(person)?.sign(asked, { origin, counter }) ?? "";
      return act({ do: "step-up-key", answer, to });
    };
    expect(await stepUp(tom.id)).toMatchObject({ shown: { problem: "key-refused" } });
    expect(await act({ do: "new-codes" })).toMatchObject({ to: expect.stringContaining("step-up") });
    for (const to of ["//evil.example", "/desk//evil.example", "/desk\\evil", "javascript:alert(1)", "/deskevil"]) {
      expect(await stepUp(owner.id, to)).toEqual({ to: "/desk" });
    }
    expect(await stepUp(owner.id)).toEqual({ to: "/desk/codes" });
    const made = await act({ do: "new-codes" });
    const [code = ""] = (made as { shown: { codes: string[] } }).shown.codes;
    clock.time += 6 * minute;
    expect(await act({ do: "new-codes" })).toMatchObject({ to: expect.stringContaining("step-up") });
    expect(await act({ do: "step-up-code", code, to: "/desk/codes" })).toEqual({ to: "/desk/codes" });
    expect((await visit(token)).me?.isFresh).toBe(true);
  });

  it("says that a button without words did nothing, when its presser was signed out before", async () => {
    const { clock, visit, stores, owner } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    clock.time += 31 * minute;
    expect(await (await visit(token)).act({ do: "inbox-next" }, "/desk/day")).toEqual({
      to: `/desk/sign-in?${new URLSearchParams({ to: "/desk/day", why: "press-lost" })}`,
    });
    expect(await (await visit(token)).act({ do: "inbox-next" }, "/desk")).toEqual({
      to: "/desk/sign-in?why=press-lost",
    });
  });

  it("comes back with what was typed, and says that it may be done, when a command fails on our side", async () => {
    const { database, visit, stores, owner } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    const { act } = await visit(token);
    // Without its head, the audit takes no entry, and no command can end.
    await database.db.deleteFrom("audit_head").execute();
    const typed = { do: "write-template", title: "Thanks", words: "Thank you.", version: "0" };
    try {
      expect(await act(typed, "/desk/templates/new")).toMatchObject({
        shown: { problem: "unsure", typed: { title: "Thanks", words: "Thank you." } },
        status: 500,
      });
    } finally {
      await database.db.insertInto("audit_head").values({ id: "desk", number: 0, mac: "" }).execute();
    }
  });

  it("holds a submitted form for up to an hour until its sender signs in again, and shows it to no one else", async () => {
    const { database, clock, visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    const open = (staffId: string) => stores.sessions.open({ staffId, level: "full", device: "Firefox" });
    const token = await open(owner.id);
    clock.time += 31 * minute;
    const sent = { do: "invite", role: "owner", email: "Tom, from Friday on" };
    const outcome = await (await visit(token)).act(sent, "/desk/staff");
    expect(outcome).toMatchObject({ to: "/desk/sign-in?to=%2Fdesk%2Fstaff" });
    await (await visit(token)).act({ do: "step-up-code", code: "123456 " }, "/desk/step-up");
    await (await visit("of-nobody")).act(sent, "/desk/staff");
    const rows = await database.db.selectFrom("staff_held_forms").selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ staff_id: owner.id, path: "/desk/staff" })]);
    expect(JSON.stringify(rows)).not.toContain("Friday");

    const id = rows[0]?.id ?? "";
    const look = async (staffId: string) => (await visit(await open(staffId))).see("held", "/desk/held/x", id);
    expect(await look(tom.id)).toBeNull();
    expect(await look(owner.id)).toMatchObject({
      path: "/desk/staff",
      told: {
        title: "Add someone to the team",
        lines: ["Tom, from Friday on, as an owner.", "They get an email with a link to sign in."],
      },
    });
    await (await visit(await open(tom.id))).act({ do: "drop-held", form: id }, "/desk");
    expect(await stores.held.newest(owner.id)).toBe(id);
    await (await visit(await open(owner.id))).act({ do: "drop-held", form: id }, "/desk");
    expect(await look(owner.id)).toBeNull();

    for (let n = 0; n < 7; n += 1) await stores.held.hold(owner.id, { path: "/desk", fields: { do: `${n}` } });
    expect(await database.db.selectFrom("staff_held_forms").selectAll().execute()).toHaveLength(5);
    clock.time += 60 * minute;
    expect(await stores.held.newest(owner.id)).toBeNull();
  });

  it.each([
    ["a sentence", "Thank you, June."],
    ["one word", "Received."],
  ])("keeps the words of a page that was open when its writer signed out elsewhere: %s", async (_what, words) => {
    const { clock, visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    const open = (staffId: string) => stores.sessions.open({ staffId, level: "full", device: "Firefox" });
    const token = await open(owner.id);
    const away = await open(owner.id);
    const out = await (await visit(token)).act({ do: "sign-out" }, "/desk");
    // Both tabs have the same cookie, and without JavaScript a page learns nothing of the sign-out: the press is all there is.
    expect(out).toEqual({ to: "/desk/sign-in" });
    expect((await visit(token)).me).toBeNull();
    expect(await stores.sessions.list(owner.id)).toHaveLength(1);
    const sent = { do: "thread-note", thread: "t1", once: "n1", words };
    const held = await (await visit(token)).act(sent, "/desk/threads/t1");
    expect(held).toEqual({ to: `/desk/sign-in?to=${encodeURIComponent("/desk/threads/t1")}` });
    expect(await stores.held.newest(tom.id)).toBeNull();
    const id = (await stores.held.newest(owner.id)) ?? "";
    const seen = await (await visit(await open(owner.id))).see("held", `/desk/held/${id}`, id);
    expect(seen).toMatchObject({ path: "/desk/threads/t1", fields: expect.arrayContaining([["words", words]]) });
    // A session that was ended from another browser may be in a stranger's hands: its words are nobody's.
    const others = await stores.sessions.list(owner.id);
    for (const { id: sessionId } of others) await stores.sessions.end(owner.id, sessionId);
    expect(await (await visit(away)).act(sent, "/desk")).toEqual({ to: "/desk/sign-in?why=press-lost" });
    // The clock of the server may jump: the session stays over.
    clock.time -= 24 * 60 * minute;
    expect((await visit(token)).me).toBeNull();
  });

  it("tells the person and every owner by email when a recovery code was used, and no one about an app's code", async () => {
    const { database, visit, stores, owner } = await openDesk();
    await stores.members.rename(owner.id, "Ana Reyes");
    const tom = await stores.members.put("tom@team.example", "counselor");
    await stores.members.rename(tom.id, "Tom Baker");
    await stores.members.put("eve@team.example", "editor");
    const [code = "", other = ""] = await stores.codes.newRecoveryCodes(tom.id);
    const token = await stores.sessions.open({ staffId: tom.id, level: "full", device: "Firefox" });
    await stores.links.mailSignIn(tom.email);
    const [link] = await database.db.selectFrom("staff_links").selectAll().where("purpose", "=", "sign-in").execute();
    const signIn = { do: "use-link", token: testDataKey.signed("desk-link", link?.id ?? "") };
    expect(await (await visit(null)).act({ ...signIn, code: "AAAA-AAAA" }, "/desk/link/x")).toMatchObject({
      status: 422,
    });
    const queued = () =>
      database.db.selectFrom("outbox").selectAll().where("kind", "=", "recovery-code-used").execute();
    expect(await queued()).toEqual([]);
    expect(await (await visit(null)).act({ ...signIn, code }, "/desk/link/x")).toMatchObject({ to: "/desk" });
    const letters = await codeLetters("https://desk.example").prepare(database.db, await queued());
    const written = letters.map(([id, mail]) => {
      const { text } = composeMail(id, mail, { mailFrom: "us@team.example", teamEmail: "us@team.example" });
      return [mail.visitor?.email, String(text).replace(/\s+/g, " ")] as const;
    });
    expect(written.map(([to]) => to).toSorted()).toEqual([owner.email, tom.email].toSorted());
    const textTo = Object.fromEntries(written);
    expect(textTo[tom.email]).toMatch(/One of your recovery codes was used .*Firefox on Linux\. 9 of 10 are left/);
    expect(textTo[owner.email]).toContain("recovery codes of Tom Baker");
    // To show who one is once more with a paper code counts, too.
    await (await visit(token)).act({ do: "step-up-code", code: other }, "/desk/step-up");
    expect(await queued()).toHaveLength(4);
  });

  it("lets users give their own passkeys names, and no one else's", async () => {
    const { visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    const [mine, theirs] = await Promise.all(
      [owner.id, tom.id].map((staffId) => stores.sessions.open({ staffId, level: "full", device: "Firefox" })),
    );
    const act = async (token: string | undefined, fields: Record<string, string>) =>
      (await visit(token ?? null)).act(fields, "/desk/account");
    const key = createSoftPasskey();
    await act(mine, {
      do: "add-key",
      answer: key.register(optionsIn(await act(mine, { do: "ask-new-key" })), { origin }),
    });
    const named = async () => (await stores.passkeys.list(owner.id)).map(({ name }) => name);
    const [{ id: passkey = "" } = {}] = await stores.passkeys.list(owner.id);
    expect(await named()).toEqual(["Passkey 1, Firefox on Linux"]);
    expect(await act(theirs, { do: "rename-key", key: passkey, name: "Mine" })).toMatchObject({ status: 404 });
    expect(await act(mine, { do: "rename-key", key: passkey, name: " " })).toMatchObject({
      shown: { problem: "key-name" },
    });
    expect(await act(mine, { do: "rename-key", key: passkey, name: "  My  phone " })).toEqual({ to: "/desk/account" });
    expect(await named()).toEqual(["My phone"]);
  });

  it("slows down guessing, and says how long to wait", async () => {
    const { visit, stores, owner } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    const guess = async () => (await visit(token)).act({ do: "step-up-code", code: "000000" }, "/desk/step-up");
    const ends = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(ends.at(-1)).toMatchObject({
      shown: { problem: "slow-down", waitSeconds: 8, typed: { do: "step-up-code" } },
      status: 429,
    });
    const send = async () => (await visit(null)).act({ do: "send-link", email: "a@b.example" }, "/desk/sign-in");
    for (let n = 0; n < 5; n += 1) expect(await send()).toEqual({ to: "/desk/sent" });
    expect(await send()).toMatchObject({ shown: { problem: "slow-down" }, status: 429 });
  });

  it("sends a refused form back with all that was typed, whatever refused it, but never with what signs someone in", async () => {
    const { visit, stores, owner } = await openDesk();
    const tom = await stores.members.put("tom@team.example", "counselor");
    const actAs = async (staffId: string, fields: Record<string, string>) => {
      const token = await stores.sessions.open({ staffId, level: "full", device: "Firefox" });
      return (await visit(token)).act(fields, "/desk");
    };
    for (const [staffId, fields] of [
      [owner.id, { do: "invite", email: "not an address", role: "editor" }],
      [owner.id, { do: "thread-note", thread: "gone-a-moment-ago", words: "Half an hour's work" }],
      [owner.id, { do: "add-block", who: "", day: "2031-02-30", why: "Training" }],
      [tom.id, { do: "write-template", title: "After a call", words: "Hi {{first_name}}" }],
      [tom.id, { do: "no-such-command", words: "Typed into a page of yesterday" }],
    ] as const) {
      expect(await actAs(staffId, fields)).toMatchObject({ shown: { typed: fields } });
    }
    const proofs = { code: "123456", answer: "{}", token: "secret" };
    const refused = JSON.stringify(await actAs(owner.id, { do: "step-up-code", to: "/desk", ...proofs }));
    expect(refused).not.toMatch(/123456|secret/);
  });

  it("doesn't let users remove the last passkey or the last owner", async () => {
    const { visit, stores, owner } = await openDesk();
    const token = await stores.sessions.open({ staffId: owner.id, level: "full", device: "Firefox" });
    const act = async (fields: Record<string, string>) => (await visit(token)).act(fields, "/desk");
    const key = createSoftPasskey();
    await act({ do: "add-key", answer: key.register(optionsIn(await act({ do: "ask-new-key" })), { origin }) });
    const [only] = await stores.passkeys.list(owner.id);
    expect(await act({ do: "remove-key", key: only?.id ?? "" })).toMatchObject({ shown: { problem: "last-key" } });
    expect(await act({ do: "remove-person", person: owner.id })).toMatchObject({ shown: { problem: "last-owner" } });
    expect(await act({ do: "set-role", person: owner.id, role: "king" })).toMatchObject({ shown: { problem: "role" } });
    expect(await act({ do: "invite", email: "tom@team.example", role: "counselor" })).toEqual({ to: "/desk/staff" });
    expect(await act({ do: "invite", email: "TOM@team.example", role: "owner" })).toMatchObject({
      shown: { problem: "invited" },
    });
  });
});

function tokenIn(outcome: object): string {
  const cookie = "cookie" in outcome ? String(outcome.cookie) : "";
  expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  return /=([^;]*)/.exec(cookie)?.[1] ?? "";
}

function optionsIn(outcome: object): { challenge: string } {
  expect(outcome).toMatchObject({ shown: { options: { challenge: expect.any(String) } } });
  return (outcome as { shown: { options: { challenge: string } } }).shown.options;
}
