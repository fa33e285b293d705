import { expect, it } from "vitest";
import * as z from "zod/mini";
import { emailAddresses } from "#test/corpora/email-addresses.ts";
import { emailField } from "./shared-fields.ts";

const takes = (address: string) => z.safeParse(emailField(), address).success;

it("refuses every address that is_email calls an error", () => {
  const errors = emailAddresses().filter(({ isError }) => isError);
  expect(errors.length).toBeGreaterThan(50);
  // Only addresses without spaces or line breaks at the ends, which the form trims.
  expect(errors.filter(({ address }) => address === address.trim() && takes(address))).toEqual([]);
});

it("accepts addresses that people have, and none of the odd ones that only the standard allows", () => {
  const taken = emailAddresses()
    .map(({ address }) => address)
    .filter(takes);
  expect(taken).toEqual(expect.arrayContaining(["test@iana.org", "test@nominet.org.uk"]));
  for (const address of taken) expect(address.trim()).toMatch(/^[\w.'+-]+@[\w.-]+$/);
});
