import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { receiveSubmission } from "./receive-submission.server.ts";

const saveLead = vi.fn();
const saveMessage = vi.fn();
const take = vi.fn();
const wake = vi.fn();
const services = {
  admission: createAdmission(10),
  leads: { save: saveLead },
  messages: { save: saveMessage, findRepeat: async () => null },
  limiter: { take },
  delivery: { wake },
  recipients: unlimitedRecipients,
  dataKey: testDataKey,
  log: { warn: vi.fn() },
  clock: { isTrusted: () => true },
} as unknown as Services;
const client = { address: "192.0.2.7" };
const pageUrl = "http://localhost:3000/x";

/** A Wednesday morning: due times depend on the day of the week. */
const now = Date.parse("2026-11-18T15:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.resetAllMocks();
  for (const save of [saveLead, saveMessage])
    save.mockResolvedValue({ reference: "r", repeated: false, confirmed: true, setAside: false });
});

afterEach(() => {
  vi.useRealTimers();
});

const contact = {
  formName: "Contact",
  firstName: "Dana",
  lastName: "O'Neil",
  email: "dana@example.com",
  subject: "Hours",
  message: "When are you open?",
  pageUrl,
};

it.each([
  [
    "a contact message",
    contact,
    { formName: "Contact", name: "Dana O'Neil", fields: { subject: "Hours", message: "When are you open?" } },
    "2026-11-19T15:00:00.000Z",
  ],
  [
    "a privacy request",
    {
      formName: "Privacy Rights Request",
      requestType: "opt-out",
      fullName: "Dana O'Neil",
      email: contact.email,
      pageUrl,
    },
    { name: "Dana O'Neil", fields: { requestType: "opt-out" } },
    "2026-12-04T04:59:59.999Z",
  ],
  [
    "accessibility feedback",
    {
      formName: "Accessibility Feedback",
      issueType: "feedback",
      name: "Dana",
      email: contact.email,
      description: "Fine",
      pageUrl,
    },
    { name: "Dana", fields: { issueType: "feedback", description: "Fine" } },
    "2026-11-20T15:00:00.000Z",
  ],
])("stores %s with the time its answer is due, and wakes the delivery", async (_what, sent, stored, due) => {
  await receiveSubmission(services, sent, client);
  expect(saveMessage).toHaveBeenCalledWith(
    expect.objectContaining({ ...stored, email: contact.email, suspicious: false }),
    null,
  );
  expect(new Date(saveMessage.mock.calls[0]?.[0].dueAt).toISOString()).toBe(due);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(saveLead).not.toHaveBeenCalled();
});

it("counts each form from an address separately", async () => {
  await receiveSubmission(services, contact, client);
  expect(take).toHaveBeenCalledWith("contact", client.address);
});

it("stores a submission with the robot trap filled in as suspicious", async () => {
  await receiveSubmission(services, { ...contact, website: "https://spam.example" }, client);
  expect(saveMessage).toHaveBeenCalledWith(expect.objectContaining({ suspicious: true }), null);
});

it("gives a message for each bad field, and stores nothing", async () => {
  const refused = receiveSubmission(services, { ...contact, firstName: " ", email: "dana@" }, client);
  await expect(refused).rejects.toMatchObject({
    code: "invalid-fields",
    fields: { firstName: ["First name is required"], email: ["Invalid email format"] },
  });
  expect(saveMessage).not.toHaveBeenCalled();
});

it("stores a request for an analysis as a lead", async () => {
  const lead = { ...contact, formName: "Free Credit Analysis", phone: "(480) 555-0142" };
  await receiveSubmission(services, lead, client);
  expect(saveLead).toHaveBeenCalledTimes(1);
  expect(saveMessage).not.toHaveBeenCalled();
});

it.each([{ formName: "toString" }, { formName: "Another" }, { formName: ["Contact"] }, {}])(
  "refuses a submission that names none of our forms, and lists them: %j",
  async (named) => {
    const { formName: _, ...unnamed } = contact;
    await expect(receiveSubmission(services, { ...unnamed, ...named }, client)).rejects.toMatchObject({
      code: "unknown-form",
      status: 422,
      message: `"formName" must be one of: Free Credit Analysis, ${[...messageForms.keys()].join(", ")}.`,
    });
    expect(saveLead).not.toHaveBeenCalled();
    expect(saveMessage).not.toHaveBeenCalled();
  },
);

it("names no day while the clock is known to be wrong, and takes the request all the same", async () => {
  saveLead.mockResolvedValue({ reference: "r", repeated: false, confirmed: true });
  const wrong = { ...services, clock: { ...services.clock, isTrusted: () => false } };
  const lead = { ...contact, formName: "Free Credit Analysis", phone: "(480) 555-0142" };
  expect(await receiveSubmission(services, lead, client)).toMatchObject({ answerBy: expect.any(String) });
  expect(await receiveSubmission(wrong, lead, client)).toEqual({ reference: "r" });
});
