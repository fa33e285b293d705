import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setNotice, shownNotice } from "#app/components/notices/notice-store.ts";
import { limitNotices } from "#app/lib/submission/resending.ts";
import { sendFormNotification } from "#app/lib/submission/send-form-notification.ts";
import { reactRoot } from "#test/run-in-react.ts";
import { type Delivery, type DeliveryOptions, useDelivery } from "./use-delivery.ts";

const prepareNotices = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock("#app/components/notices/notices.ts", () => ({ prepareNotices, showNotice: setNotice }));

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  prepareNotices.mockReset().mockResolvedValue(true);
  answer.mockReset().mockImplementation(async () => Response.json({ received: true }));
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => vi.unstubAllGlobals());

function Form({ options, see }: { options: DeliveryOptions; see: (delivery: Delivery) => void }) {
  see(useDelivery(options));
  return null;
}

/** A form on a page, whose fields are right, and a visitor in front of it. */
async function openForm(options: Partial<DeliveryOptions> = {}) {
  const root = await reactRoot();
  Object.assign(window, { location: { origin: "https://site.example" } });
  const form = { reset: vi.fn(), submit: vi.fn() };
  const told = { onSent: vi.fn(), onStopped: vi.fn() };
  let delivery = {} as Delivery;
  const see = (now: Delivery) => {
    delivery = now;
    delivery.formRef.current ??= form as unknown as HTMLFormElement;
  };
  await root.render(<Form options={{ fieldNames: ["email"], rejection: undefined, ...told, ...options }} see={see} />);
  return {
    form,
    ...told,
    get now() {
      return delivery;
    },
    submit: () => act(async () => void delivery.deliver({ send: () => sendFormNotification({}) })),
    /** Until what was started is done: what waits for an answer, or for a task of its own. */
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
  };
}

async function sentForm(options: Partial<DeliveryOptions> = {}) {
  const page = await openForm(options);
  await page.submit();
  await page.settle();
  return page;
}

function refuse(status: number, error: object, headers: Record<string, string> = {}) {
  answer.mockImplementation(async () => Response.json({ error }, { status, headers }));
}

test("sends, empties the form, and says what the answer was", async () => {
  const page = await sentForm();
  expect(page.onSent).toHaveBeenCalledExactlyOnceWith({ kind: "sent" });
  expect(page.form.reset).toHaveBeenCalledTimes(1);
  expect(page.now.phase).toEqual({ name: "idle" });
  expect(shownNotice()).toBeNull();
});

test("a double tap sends once", async () => {
  let release = () => {};
  answer.mockImplementation(
    () => new Promise((resolve) => (release = () => resolve(Response.json({ received: true })))),
  );
  const page = await openForm();
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

test("who may not send stays on the form, and nothing is sent", async () => {
  const page = await sentForm({ maySend: () => false });
  expect(page.now.phase).toEqual({ name: "idle" });
  expect(answer).not.toHaveBeenCalled();
});

test("begins as the server left it: with what is wrong, or with why it was not taken", async () => {
  const fields = { email: ["Email is required"] };
  const invalid = await openForm({ rejection: { fields, values: {}, failed: false } });
  expect(invalid.now).toMatchObject({ rejected: fields, stoppedBy: fields, phase: { name: "idle" } });

  const refusal = { code: "too-many-requests", retryAfterSeconds: 42 };
  const failed = await openForm({ rejection: { fields: {}, values: {}, failed: true, ...refusal } });
  expect(failed.now).toMatchObject({ rejected: undefined, stoppedBy: undefined });
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
