import { act, useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownNotice } from "#app/components/notices/notice-store.ts";
import { limitNotices } from "#app/lib/submission/resending.ts";
import { sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { reactRoot } from "#test/run-in-react.ts";
import { deliver } from "./deliver.ts";
import { type FormHandle, type LiveFormOptions, type LivePartProps, useLiveForm } from "./use-live-form.ts";

const prepareNotices = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock("#app/components/notices/notices.tsx", () => ({ prepareNotices }));

const button = class {
  name = "check";
};
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  prepareNotices.mockReset().mockResolvedValue(true);
  answer.mockReset().mockImplementation(async () => Response.json({ received: true }));
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("HTMLButtonElement", button);
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => vi.unstubAllGlobals());

/** A live part without checks: what is submitted is sent. */
function SendAll({ onReady, ...part }: LivePartProps) {
  useLayoutEffect(() =>
    onReady((event) => {
      event.preventDefault();
      void deliver({ send: () => sendFormNotification({}) }, part);
    }),
  );
  return null;
}

function Form({ options, see }: { options: LiveFormOptions; see: (live: FormHandle) => void }) {
  const live = useLiveForm(options);
  see(live);
  return live.Live && <live.Live {...live.liveProps} />;
}

/** A form on a page, and a visitor in front of it. */
async function openForm(options: Partial<LiveFormOptions> = {}) {
  const root = await reactRoot();
  Object.assign(window, { location: { origin: "https://site.example" } });
  const form = { reset: vi.fn(), submit: vi.fn(), requestSubmit: vi.fn(() => void submit()) };
  const told = { onSent: vi.fn(), onStopped: vi.fn() };
  const load = vi.fn(async () => SendAll);
  let live = {} as FormHandle;
  const see = (now: FormHandle) => {
    live = now;
    live.formRef.current ??= form as unknown as HTMLFormElement;
  };

  async function submit(submitter: object | null = null) {
    const event = { currentTarget: form, nativeEvent: { submitter }, preventDefault: vi.fn() };
    await act(async () => live.submit(event as never));
    return event;
  }

  await root.render(
    <Form options={{ fieldNames: ["email"], rejection: undefined, load, ...told, ...options }} see={see} />,
  );
  return {
    form,
    load,
    submit,
    ...told,
    get now() {
      return live;
    },
    touch: () => act(async () => live.touch()),
    /** Until what was started is done: what waits for an answer, or for a task of its own. */
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
    async leave() {
      await root.unmount();
      live.formRef.current = null;
    },
  };
}

async function sentForm(options: Partial<LiveFormOptions> = {}) {
  const page = await openForm(options);
  await page.touch();
  await page.submit();
  await page.settle();
  return page;
}

function refuse(status: number, error: object, headers: Record<string, string> = {}) {
  answer.mockImplementation(async () => Response.json({ error }, { status, headers }));
}

test("is loaded at the first touch, once, with what shows notices", async () => {
  const page = await openForm();
  expect(page.load).not.toHaveBeenCalled();
  for (let turn = 0; turn < 3; turn += 1) await page.touch();
  expect(page.load).toHaveBeenCalledTimes(1);
  expect(prepareNotices).toHaveBeenCalledTimes(1);
  expect(page.now.Live).toBe(SendAll);
});

test("sends, empties the form, and says what the answer was", async () => {
  const page = await sentForm();
  expect(page.onSent).toHaveBeenCalledExactlyOnceWith({ kind: "sent" });
  expect(page.form.reset).toHaveBeenCalledTimes(1);
  expect(page.now.phase).toEqual({ name: "idle" });
  expect(shownNotice()).toBeNull();
});

test("a submit that comes before the checks waits for them, and taps meanwhile count as one", async () => {
  let arrive = () => {};
  const load = () => new Promise<typeof SendAll>((resolve) => (arrive = () => resolve(SendAll)));
  const page = await openForm({ load });
  for (let tap = 0; tap < 2; tap += 1) expect((await page.submit()).preventDefault).toHaveBeenCalled();
  expect(page.now.phase).toEqual({ name: "loading" });
  await act(async () => arrive());
  await page.settle();
  expect(page.form.requestSubmit).toHaveBeenCalledTimes(1);
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

test("a check of one field before the checks are there sends nothing", async () => {
  const page = await openForm();
  const { preventDefault } = await page.submit(new button());
  await page.settle();
  expect(preventDefault).toHaveBeenCalled();
  expect(page.load).not.toHaveBeenCalled();
  expect(page.now.phase).toEqual({ name: "idle" });
});

test("a double tap sends once", async () => {
  let release = () => {};
  answer.mockImplementation(
    () => new Promise((resolve) => (release = () => resolve(Response.json({ received: true })))),
  );
  const page = await openForm();
  await page.touch();
  for (let tap = 0; tap < 2; tap += 1) await page.submit();
  await page.settle();
  expect(page.now.phase).toEqual({ name: "sending" });
  await act(async () => release());
  await page.settle();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

test("422: what the server finds wrong stops the submit at its fields, until the next one", async () => {
  const fields = { email: ["Email is required"] };
  refuse(422, { code: "invalid-fields", fields: { ...fields, pageUrl: ["Not of this form"] } });
  const page = await sentForm();
  expect(page.now).toMatchObject({ phase: { name: "idle" }, stoppedBy: fields, rejected: fields });
  expect(page.onStopped).toHaveBeenCalledExactlyOnceWith(fields);
  expect(page.form.reset).not.toHaveBeenCalled();
  expect(shownNotice()).toBeNull();

  answer.mockImplementation(async () => Response.json({ received: true }));
  await page.submit();
  await page.settle();
  expect(page.now.stoppedBy).toBeUndefined();
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

test("422 about nothing that is in the form is a failure", async () => {
  refuse(422, { code: "invalid-fields", fields: { pageUrl: ["Not of this form"] } });
  const page = await sentForm();
  expect(page.now.phase).toMatchObject({ name: "failed", isTold: true });
  expect(page.onStopped).not.toHaveBeenCalled();
});

const failure = { tone: "failure", title: "Submission Error", message: "Please try again." } as const;

test("429 says so in its own words, and from when to try again", async () => {
  refuse(429, { code: "too-many-requests" }, { "Retry-After": "42" });
  const page = await sentForm({ refusalWords: { failure, byCode: limitNotices } });
  expect(page.now.phase).toEqual({ name: "failed", isTold: true, code: "too-many-requests", retryAfterSeconds: 42 });
  expect(shownNotice()).toMatchObject(limitNotices["too-many-requests"]);
});

test("503 is a failure, and from when to try again", async () => {
  refuse(503, { code: "storage-unavailable" }, { "Retry-After": "5" });
  const page = await sentForm({ refusalWords: { failure, byCode: limitNotices } });
  expect(page.now.phase).toEqual({ name: "failed", isTold: true, code: "storage-unavailable", retryAfterSeconds: 5 });
  expect(shownNotice()).toMatchObject(failure);
});

test("a lost connection is a failure that can be tried again at once", async () => {
  answer.mockRejectedValue(new TypeError("fetch failed"));
  const page = await sentForm();
  expect(page.now.phase).toEqual({ name: "failed", isTold: true });
  expect(shownNotice()).toMatchObject({ title: "Something went wrong" });
  expect(page.form.reset).not.toHaveBeenCalled();
  expect(page.form.submit).not.toHaveBeenCalled();

  answer.mockImplementation(async () => Response.json({ received: true }));
  await page.submit();
  await page.settle();
  expect(page.now.phase).toEqual({ name: "idle" });
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

test("a failure that no notice can say is left to the form", async () => {
  prepareNotices.mockResolvedValue(false);
  answer.mockRejectedValue(new TypeError("fetch failed"));
  const page = await sentForm();
  expect(page.now.phase).toEqual({ name: "failed", isTold: false });
});

test.each([
  ["blocked", () => Promise.reject(new TypeError("fetch failed"))],
  ["answered with nothing, as some blockers do", async () => new Response("")],
])("a call that is %s while the site answers: the form is posted plainly", async (_how, blocked) => {
  answer.mockImplementationOnce(blocked);
  const page = await sentForm();
  expect(page.form.submit).toHaveBeenCalledTimes(1);
  expect(page.now.phase).toEqual({ name: "sending" });
  expect(page.onSent).not.toHaveBeenCalled();
});

test("checks that cannot be loaded: the form is posted plainly, as the page may be of an older release", async () => {
  let fail = () => {};
  const load = () => new Promise<never>((_, reject) => (fail = () => reject(new TypeError("Failed to fetch"))));
  const page = await openForm({ load });
  for (let tap = 0; tap < 2; tap += 1) await page.submit();
  await act(async () => fail());
  await page.settle();
  expect(page.form.submit).toHaveBeenCalledTimes(1);
});

test("checks that cannot be loaded offline: the form says so, and the next touch tries again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  load.mockResolvedValue(SendAll);
  const page = await openForm({ load });
  await page.submit();
  await page.settle();
  expect(page.form.submit).not.toHaveBeenCalled();
  expect(page.now.phase).toMatchObject({ name: "failed" });
  await page.touch();
  expect(page.now.Live).toBe(SendAll);
});

test("who may not start or not send stays on the form, and nothing is sent", async () => {
  for (const guards of [{ mayStart: () => false }, { maySend: () => false }]) {
    const page = await sentForm(guards);
    expect(page.now.phase).toEqual({ name: "idle" });
  }
  expect(answer).not.toHaveBeenCalled();
});

test("begins as the server left it: with what is wrong, or with why it was not taken", async () => {
  const fields = { email: ["Email is required"] };
  const invalid = await openForm({ rejection: { fields, values: {}, failed: false } });
  expect(invalid.now).toMatchObject({ errors: fields, rejected: fields, stoppedBy: fields, phase: { name: "idle" } });

  const refusal = { code: "too-many-requests", retryAfterSeconds: 42 };
  const failed = await openForm({ rejection: { fields: {}, values: {}, failed: true, ...refusal } });
  expect(failed.now).toMatchObject({ errors: {}, stoppedBy: undefined });
  expect(failed.now.phase).toEqual({ name: "failed", isTold: false, ...refusal });
});

test("a page out of the back/forward cache can be sent again", async () => {
  answer.mockImplementationOnce(() => new Promise(() => {}));
  const page = await sentForm();
  expect(page.now.phase).toEqual({ name: "sending" });
  await act(async () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await page.submit();
  await page.settle();
  expect(page.onSent).toHaveBeenCalledTimes(1);
});
