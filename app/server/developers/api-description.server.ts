import { z } from "zod";
import { canonicalUrl } from "#app/lib/page/seo.ts";
import type { ColumnKind, Export } from "#app/server/exports/rows.server.ts";
import { siteExports } from "#app/server/exports/site-exports.server.ts";
import {
  sendFormNotificationPath as callPath,
  sendFormNotificationPath,
} from "#app/server/http/calls/form-calls.server.ts";
import { creditAnalysisPayloadSchema } from "#app/server/lead/credit-analysis-payload.server.ts";
import { type WebhookType, webhookBody, webhookTypes } from "#app/server/webhook/schemas.server.ts";
import { site } from "#config/site.ts";

/** The part of JSON Schema that we read here. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  [more: string]: unknown;
};

const called = z.object({
  received: z.literal(true),
  reference: z
    .string()
    .meta({ description: "The request’s reference. Sending the same key again returns the same one." }),
  note: z.literal("being-checked").optional().meta({ description: "Only when someone reviews it first." }),
  answerBy: z
    .string()
    .optional()
    .meta({ description: "When we answer, in words. Missing for a repeat, and while our clock is wrong." }),
});

const failed = z.object({
  error: z.object({
    code: z.string().meta({ description: "Stays the same from release to release." }),
    message: z.string().meta({ description: "A sentence for a person." }),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong with each field; only with 422." }),
  }),
});

/** When the one call fails, and with which status. */
export const failures = {
  400: "The body is not a JSON object.",
  409: "This submissionKey came with other data before. Send it with a new one.",
  413: "The body is too large.",
  415: "The type is not application/json.",
  422: "A field does not fit, or no form has this name.",
  429: "Too many requests. Wait for the time in Retry-After.",
  503: "We could not store it. Send it again with the same submissionKey.",
} as const;

/** Describes everything other systems can count on, as OpenAPI 3.1. Rebuilt at each call. */
export function describeApi() {
  return {
    openapi: "3.1.0",
    info: {
      title: site.name,
      version: "1",
      description: "The one call of the forms, the webhooks, and the exports of the desk.",
    },
    servers: [{ url: canonicalUrl("/").replace(/\/$/, "") }],
    paths: {
      [sendFormNotificationPath]: { post: describeCall() },
      ...Object.fromEntries(siteExports.flatMap(describeExport)),
    },
    webhooks: Object.fromEntries((Object.keys(webhookTypes) as WebhookType[]).map(describeWebhook)),
    components: {
      securitySchemes: {
        desk: {
          type: "apiKey",
          in: "cookie",
          name: "desk",
          description: "The session of an owner who has shown a passkey or a code within the last five minutes.",
        },
      },
    },
  };
}

function describeCall() {
  const failure = { content: { "application/json": { schema: schemaOf(failed) } } };
  return {
    operationId: "sendFormNotification",
    summary: "Asks for a free credit analysis.",
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(creditAnalysisPayloadSchema, "input") } },
    },
    responses: {
      200: { description: "It is stored.", content: { "application/json": { schema: schemaOf(called) } } },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [status, { description, ...failure }]),
      ),
    },
  };
}

function describeWebhook(type: WebhookType) {
  const says = webhookTypes[type].says;
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  });
  const post = {
    operationId: type,
    summary: says,
    parameters: [
      header("webhook-id", "The same on each try."),
      header("webhook-timestamp", "Seconds since 1970, of this try."),
      header("webhook-signature", "As the Standard Webhooks specification says."),
    ],
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(webhookBody(type)) } } },
    responses: {
      "2XX": { description: "You have it." },
      410: { description: "You don’t want this event. We stop sending it." },
      default: { description: "We try again for five days." },
    },
  };
  return [type, { post }] as const;
}

function describeExport(rows: Export) {
  const schema = rowSchema(rows);
  const file = (format: string, content: object) => {
    const get = {
      operationId: `${rows.name}-${format}`,
      summary: `All rows, oldest first: one for each ${rows.what}.`,
      security: [{ desk: [] }],
      responses: {
        200: { description: "The file.", content },
        303: { description: "Sign in first, or confirm that it is still you." },
        403: { description: "Your role does not include it." },
      },
    };
    return [`/desk/exports/${rows.name}.${format}`, { get }] as const;
  };
  return [
    file("jsonl", { "application/jsonl": { schema: { ...schema, description: "One such object per line." } } }),
    file("csv", {
      "text/csv": {
        schema: { type: "string", description: `RFC 4180, with a header: ${Object.keys(rows.columns).join(", ")}.` },
      },
    }),
  ];
}

const columnSchemas: Record<string, Schema> = {
  id: { type: "string" },
  text: { type: "string" },
  link: { type: "string", format: "uri" },
  time: { type: "string", format: "date-time" },
  number: { type: "number" },
  object: { type: "object" },
};

/** One line of an export, as JSON. */
function rowSchema({ columns }: Export): Schema {
  const properties = Object.entries(columns).map(([name, kind]) => [name, columnSchema(kind)] as const);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: Object.keys(columns),
    additionalProperties: false,
  };
}

function columnSchema(kind: ColumnKind): Schema {
  const schema = columnSchemas[kind.replace("?", "")] ?? {};
  return kind.endsWith("?") ? { ...schema, type: [String(schema.type), "null"] } : schema;
}

/** `io` says whether it is about what is sent in, or what comes out. */
function schemaOf(schema: z.core.$ZodType, io: "input" | "output" = "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as Schema;
}

type Row = readonly [name: string, ...cells: string[]];

/** What `/developers` shows: the description, put into rows. */
export type ApiPage = {
  call: { path: string; fields: Row[]; answer: Row[]; failures: Row[] };
  webhooks: { type: string; says: string; fields: Row[] }[];
  exports: { name: string; fields: Row[] }[];
};

export function readApiPage(): ApiPage {
  const { paths, webhooks } = describeApi();
  const described = (paths as Record<string, { post: DescribedCall } | undefined>)[callPath];
  if (!described) throw new Error("The one call is not described");
  const { requestBody, responses } = described.post;
  return {
    call: {
      path: callPath,
      fields: rowsOf(jsonOf(requestBody), (_, isRequired) => (isRequired ? "Yes" : "No")),
      answer: rowsOf(jsonOf(responses[200]), ({ description }) => description ?? "Always."),
      failures: Object.entries(failures).map(([status, words]) => [status, words]),
    },
    webhooks: Object.entries(webhooks).map(([type, { post }]) => ({
      type,
      says: post.summary,
      fields: rowsOf(jsonOf(post.requestBody).properties?.data, ({ description }) => description ?? "As it was sent."),
    })),
    exports: siteExports.map((rows) => ({ name: rows.name, fields: rowsOf(rowSchema(rows)) })),
  };
}

type WithJson = { content: { "application/json": { schema: Schema } } };
type DescribedCall = { requestBody: WithJson; responses: { 200: WithJson } };

function jsonOf({ content }: WithJson): Schema {
  return content["application/json"].schema;
}

function rowsOf(schema: Schema | undefined, about?: (schema: Schema, isRequired: boolean) => string): Row[] {
  const required = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => [
    ...([name, typeWords(one)] as const),
    ...(about ? [about(one, required.includes(name))] : []),
  ]);
}

const names: Readonly<Record<string, string>> = { string: "text", integer: "number", null: "null" };

/** "text", "time or null", "one of: kept, no-show". */
function typeWords({ type, format, anyOf, enum: choices, const: only }: Schema): string {
  if (anyOf) return anyOf.map(typeWords).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return `one of: ${choices.join(", ")}`;
  if (type === undefined) return "anything";
  const nameOf = (one: string) =>
    one === "string" && format ? (format === "uri" ? "link" : "time") : (names[one] ?? one);
  return [type].flat().map(nameOf).join(" or ");
}
