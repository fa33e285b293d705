import { expect, it } from "vitest";
import * as z from "zod/mini";
import { parseTypedMoney, typedProblemWords } from "#app/domain/text/typed-number.ts";
import { phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import typed from "#test/corpora/typed-by-people.json" with { type: "json" };
import { nameField, wholeNameField } from "./shared-fields.ts";

/*
 * Fifty names, US phone numbers and amounts from public test data (libphonenumber, accounting.js, numbro, nameparser, Faker,
 * the Big List of Naughty Strings), with what an American understands by each. The people who chose them hadn't seen our
 * parsers. Each is read as meant, or refused with a message about what to change. None is read as something else.
 */

it("accepts names, and points out a character that a name can't have", () => {
  for (const [label, text, isName] of typed.names as [Parameters<typeof nameField>[0] | "Name", string, boolean][]) {
    const { schema } = label === "Name" ? wholeNameField(label) : nameField(label);
    const read = z.safeParse(schema, text);
    expect(read.success, text).toBe(isName);
    if (!read.success)
      expect(read.error.issues.map(({ message }) => message).join(" "), text).toMatch(/ (characters|required)/);
  }
});

/** We don't drop the extension on our own: the message names it, and the visitor puts it in the message field. */
const asksToChange = /extension|without “|US numbers only/;

it("reads phone numbers that can be called, and says what is wrong with the others", () => {
  let read = 0;
  for (const [text, digits] of typed.phones as [string, string | null][]) {
    const phone = readUsPhoneNumber(text);
    if (phone.ok) expect(phone.number, text).toBe(`+1${digits}`);
    else if (digits !== null) expect(phoneProblemWords(phone), text).toMatch(asksToChange);
    if (phone.ok) read += 1;
  }
  expect(read).toBe(20);
});

it("reads dollars, or asks what was meant", () => {
  let read = 0;
  for (const [text, dollars] of typed.dollars as [string, number | null][]) {
    const money = parseTypedMoney(text);
    if (money.ok && dollars !== null) expect(money.value, text).toBe(Math.round(dollars * 100));
    // Far above what any field accepts.
    else if (money.ok) expect(money.value, text).toBeGreaterThan(1e15);
    else
      expect(typedProblemWords(money, "the price", "265,000"), text).toMatch(
        /^(Did you mean|(Type|We could not read) the price)/,
      );
    if (money.ok && dollars !== null) read += 1;
  }
  expect(read).toBe(27);
});
