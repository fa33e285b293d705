import { describe, expect, it } from "vitest";
import { describeSmtpFailure } from "./smtp-failure.server.ts";

describe("a failed send is the transport's fault", () => {
  it.each([
    [{ code: "ESOCKET", command: "CONN" }],
    [{ code: "ECONNECTION" }],
    [{ code: "ETIMEDOUT" }],
    [{ code: "EDNS" }],
    [{ code: "ETLS" }],
    [{ code: "EABORT" }],
    [{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }],
    [{ code: "EENVELOPE", responseCode: 421, command: "RCPT TO" }],
    [{ code: "EENVELOPE", responseCode: 530, command: "RCPT TO" }],
    [{ code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }],
    [{ code: "ENOSPC" }],
    [{}],
    [null],
    ["words"],
  ])("%j", (error) => {
    expect(describeSmtpFailure(error)).toMatchObject({ scope: "transport", isPermanent: false });
  });
});

describe("a failed send is about the mail", () => {
  it.each([
    [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, true],
    [{ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, false],
    [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, true],
    [{ code: "EMESSAGE", responseCode: 452, command: "DATA" }, false],
    [{ code: "EENVELOPE", command: "API" }, true],
    [{ code: "EMESSAGE", command: "MAIL FROM" }, true],
  ])("%j", (error, isPermanent) => {
    expect(describeSmtpFailure(error)).toMatchObject({ scope: "item", isPermanent });
  });
});

it("keeps of the server's answer the numbers alone", () => {
  const response = "550 5.1.1 <jose@visitor.example>: Recipient address rejected";
  const error = Object.assign(new Error(response), { code: "EENVELOPE", responseCode: 550, response });
  expect(describeSmtpFailure(error).code).toBe("EENVELOPE 550 5.1.1");
});
