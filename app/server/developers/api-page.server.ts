import { siteExports } from "#app/server/exports/site-exports.server.ts";
import { sendFormNotificationPath as callPath } from "#app/server/http/calls/form-calls.server.ts";
import { describeApi, failures, rowSchema, type Schema } from "./api-description.server.ts";

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
