import { expect, it } from "vitest";
import * as z from "zod/mini";
import { foldEmail } from "#app/domain/text/email-address.ts";
import { emailAddresses } from "#test/corpora/email-addresses.ts";
import { emailField } from "./shared-fields.ts";

const takes = (address: string) => z.safeParse(emailField().schema, address).success;

it("refuses every address that is_email calls an error", () => {
  const errors = emailAddresses().filter(({ isError }) => isError);
  expect(errors.length).toBeGreaterThan(50);
  // Only addresses without anything that the form takes off, such as spaces at the ends.
  expect(errors.filter(({ address }) => address === foldEmail(address) && takes(address))).toEqual([]);
});

it("accepts addresses that people have, and none of the odd ones that only the standard allows", () => {
  const taken = emailAddresses()
    .map(({ address }) => address)
    .filter(takes);
  expect(taken).toEqual(expect.arrayContaining(["test@iana.org", "test@nominet.org.uk"]));
  for (const address of taken) expect(foldEmail(address)).toMatch(/^[\w.'+-]+@[\w.-]+$/);
});
