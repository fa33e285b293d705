import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it, test } from "vitest";
import { siteExports } from "#app/server/exports/site-exports.server.ts";
import { sendFormNotificationPath } from "#app/server/http/calls/form-calls.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { webhookTypes } from "#app/server/webhook/schemas.server.ts";
import { serveForTest } from "#test/http.ts";
import { describeApi, failures, readApiPage, type Schema } from "./api-description.server.ts";

const api = JSON.parse(JSON.stringify(describeApi()));
const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);

function problemsOf(schema: Schema, value: unknown) {
  const check = ajv.compile(schema);
  return check(value) ? [] : check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const call = api.paths[sendFormNotificationPath].post;
const json = "application/json";
const lead = {
  formName: "Free Credit Analysis",
  firstName: "Zoë",
  lastName: "O’Hara",
  email: "zoe@example.com",
  phone: "(480) 555-0142",
  message: "Hi",
  pageUrl: "http://localhost:3000/get-started",
  submissionKey: "key-of-lead-1",
  consent: { textId: "credit-analysis-contact", version: 1 },
};

describe("the description", () => {
  it("names the one call, every webhook and every export, each once", () => {
    expect(api.openapi).toBe("3.1.0");
    expect(Object.keys(api.webhooks)).toEqual(Object.keys(webhookTypes));
    const files = siteExports.flatMap(({ name }) => [`/desk/exports/${name}.jsonl`, `/desk/exports/${name}.csv`]);
    expect(Object.keys(api.paths)).toEqual([sendFormNotificationPath, ...files]);
    const ids = [...Object.values(api.paths), ...Object.values(api.webhooks)].flatMap((path) =>
      Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has schemas that a strict validator accepts", () => {
    const found: Schema[] = [];
    JSON.stringify(api, (key, value) => {
      if (key === "schema") found.push(value);
      return value;
    });
    expect(found.length).toBeGreaterThan(20);
    for (const schema of found) expect(() => ajv.compile(schema)).not.toThrow();
  });
});

describe("the one call answers as described", () => {
  async function serve(save: () => Promise<object>) {
    const services = {
      leads: { save },
      limiter: { take: async () => {} },
      delivery: { start: () => {}, stop: async () => {}, wake: () => {} },
    };
    const { url } = await serveForTest({ services: services as never });
    return (body: string, headers: Record<string, string> = { "Content-Type": json }) =>
      fetch(url + sendFormNotificationPath, { method: "POST", headers, body });
  }
  const stored = async () => ({ reference: "ref-1", repeated: false, confirmed: true });

  test("and its request schema accepts what the form sends, but not a missing field", () => {
    const asked = call.requestBody.content[json].schema;
    expect(problemsOf(asked, lead)).toEqual([]);
    const { email: _, ...rest } = lead;
    expect(problemsOf(asked, rest)).not.toEqual([]);
  });

  test("when a request is accepted, with or without a confirmation email", async () => {
    const described = call.responses[200].content[json].schema;
    for (const confirmed of [true, false]) {
      const post = await serve(async () => ({ ...(await stored()), confirmed }));
      const answer = await post(JSON.stringify(lead));
      expect(answer.status).toBe(200);
      expect(problemsOf(described, await answer.json())).toEqual([]);
    }
  });

  test("for each failure", async () => {
    const post = await serve(stored);
    const broken = await serve(() => Promise.reject(new Error("no disk")));
    const used = await serve(() => Promise.reject(new AppError("submission-key-used", "Use a new key.")));
    const answers = [
      await post("{"),
      await post("{}"),
      await post(JSON.stringify({ ...lead, email: "zoe" })),
      await post(JSON.stringify(lead), { "Content-Type": "text/plain" }),
      await post(JSON.stringify({ ...lead, message: "x".repeat(200_000) })),
      await used(JSON.stringify(lead)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 422, 422, 415, 413, 409]);
    expect((await broken(JSON.stringify(lead))).status).toBe(500);
    for (const answer of answers) {
      expect(Object.keys(failures)).toContain(String(answer.status));
      const { schema } = call.responses[answer.status].content[json];
      expect(problemsOf(schema, await answer.json())).toEqual([]);
    }
  });
});

test("the page shows every field in the description", () => {
  const { call: shown, webhooks, exports } = readApiPage();
  const fields = call.requestBody.content[json].schema.properties;
  expect(shown.fields.map(([name]) => name)).toEqual(Object.keys(fields));
  expect(webhooks.map(({ type }) => type)).toEqual(Object.keys(webhookTypes));
  expect(exports.map(({ name, fields: columns }) => [name, columns.length])).toEqual(
    siteExports.map(({ name, columns }) => [name, Object.keys(columns).length]),
  );
  const everything = JSON.stringify([shown, webhooks, exports]);
  expect(everything).not.toContain("anything");
});

test("the page runs nothing in the browser", () => {
  expect(readFileSync("app/routes/developers/developers.tsx", "utf8")).not.toContain("<Island");
});
