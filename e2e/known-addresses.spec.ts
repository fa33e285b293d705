import { foldEmail } from "#app/domain/text/email-address.ts";
import { emailAddresses } from "#test/corpora/email-addresses.ts";
import { phoneNumbers } from "#test/corpora/phone-numbers.ts";
import { exportLeads, exportMessages, exportSubscribers } from "./support/export.ts";
import {
  type HostileForm,
  hostileForms,
  hostileSettings,
  inTurns,
  noMailServer,
  sendCall,
  sendPlain,
} from "./support/hostile-forms.ts";
import { Comparison } from "./support/hostile-text.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 300_000 });

test("Every form stores an email address to the letter or refuses it, and refuses every one with an is_email error", {
  tag: "@prove",
}, async ({ newSite }) => {
  const site = await newSite(hostileSettings(noMailServer));
  const answers = new Comparison();
  const taken: string[] = [];
  const signedUp = new Set<string>();
  const errors = emailAddresses().flatMap(({ address, isError }) => (isError ? [address] : []));
  await inTurns(emailAddresses(), async ({ address }, index) => {
    const statuses = [(await sendPlain(site, "/newsletter", { email: address })).status];
    for (const form of hostileForms) {
      const body = { ...form.valid, email: address, submissionKey: `${form.id}-${index}` };
      statuses.push((await sendCall(site, form, body)).status);
    }
    // Signs, spaces and line breaks at either end are no part of an address, and are removed first.
    const meant = foldEmail(address).trim();
    const mustBeRefused = errors.includes(meant);
    const isTaken = !mustBeRefused && statuses.at(-1) === 200;
    answers.compare(address, statuses, isTaken ? [303, 200, 200, 200, 200] : [422, 422, 422, 422, 422]);
    if (!isTaken) return;
    taken.push(...hostileForms.map(() => meant));
    signedUp.add(meant.toLowerCase());
  });
  expect(answers.differences).toEqual([]);
  const kept = [...(await exportLeads(site)), ...(await exportMessages(site))].map((row) => row.email);
  expect(kept.toSorted()).toEqual(taken.toSorted());
  expect(taken).toContain("test@iana.org");
  const readers = (await exportSubscribers(site)).map((reader) => reader.email.toLowerCase());
  expect(readers.toSorted()).toEqual([...signedUp].toSorted());
  expect(site.log).not.toContain('"level":50');
});

/** Ways to write the same number. */
const waysToWrite: ((area: string, exchange: string, line: string) => string)[] = [
  (...parts) => parts.join(""),
  (area, exchange, line) => `(${area}) ${exchange}-${line}`,
  (...parts) => `+1 ${parts.join("-")}`,
  (...parts) => ` 1.${parts.join(".")} `,
];

test("Forms store a phone number from any +1 region as the same number, and refuse one with a digit too many or too few", {
  tag: "@prove",
}, async ({ newSite }) => {
  const site = await newSite(hostileSettings(noMailServer));
  const answers = new Comparison();
  const withPhone = hostileForms.filter(({ strict }) => strict.includes("phone"));
  expect(phoneNumbers().length).toBeGreaterThan(50);
  await inTurns(phoneNumbers(), async (digits, index) => {
    const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] as const;
    const phone = waysToWrite[index % waysToWrite.length]?.(...parts);
    const wrong = index % 2 === 0 ? digits.slice(1) : `2${digits}`;
    for (const form of withPhone) {
      const send = (number: string | undefined) =>
        sendCall(site, form, { ...form.valid, phone: number, submissionKey: keyOf(form, digits) });
      answers.compare(wrong, await send(wrong), { status: 422, refused: ["phone"] });
      answers.compare(digits, await send(phone), { status: 200, refused: [] });
    }
  });
  expect(answers.differences).toEqual([]);
  const rows = [...(await exportLeads(site)), ...(await exportMessages(site))];
  const kept = rows.map(({ submissionKey, phone }) => `${submissionKey} ${phone}`);
  const sent = withPhone.flatMap((form) => phoneNumbers().map((digits) => `${keyOf(form, digits)} +1${digits}`));
  expect(kept.toSorted()).toEqual(sent.toSorted());
});

function keyOf({ id }: HostileForm, digits: string): string {
  return `${id}-${digits}`;
}
