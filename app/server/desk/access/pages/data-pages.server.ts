import { Readable } from "node:stream";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { readerDatabase } from "#app/server/desk/search/reader-database.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type LoggedWebhook, readWebhookLog, replayWebhook } from "#app/server/desk/webhooks/webhook-log.server.ts";
import { exportFormats, isExportFormat, writeExport } from "#app/server/exports/rows.server.ts";
import { siteExports } from "#app/server/exports/site-exports.server.ts";

/** Pages for data that leaves the site: export files and webhooks. */
export const dataViews = {
  data: view({
    needs: "export-data",
    audit: "Opened data and webhooks",
    load: async ({ source, actor, hasWebhook }, _, path) => ({
      exports: siteExports.map(({ name, what }) => ({ name, what })),
      hasWebhook,
      webhooks: (await readWebhookLog(source, actor)).map((one) => shownWebhook(one, actor.nowMs)),
      done: new URL(path, "http://desk").searchParams.get("done"),
    }),
  }),
  "export-file": view({
    needs: "export-data",
    audit: "Exported a file of data",
    backTo: () => "/desk/data?done=again",
    load: async ({ source, dataKey, intake }, file) => {
      const [name, format] = file.split(".");
      const rows = siteExports.find((one) => one.name === name);
      if (!rows || !isExportFormat(format)) throw new Response(null, { status: 404 });
      const db = readerDatabase(source.reader, source.dialect);
      const lines = writeExport(rows, format, db, { dataKey, siteUrl: intake.siteUrl });
      return new Response(Readable.toWeb(Readable.from(bytesOf(lines))) as ReadableStream, {
        headers: {
          "Content-Type": exportFormats[format],
          "Content-Disposition": `attachment; filename="${name}.${format}"`,
          "X-Content-Type-Options": "nosniff",
        },
      });
    },
  }),
};

/** Commands of these pages. */
export const dataCommands = {
  "replay-webhook": command({
    needs: "export-data",
    audit: "Sent a webhook again",
    fields: { webhook: kinds.asSent },
    problems: {},
    // The note has a heading of its own.
    done: { replayed: "" },
    async run({ source, actor, wake }, { webhook }) {
      if (!(await replayWebhook(source.db, actor, webhook))) return problem("gone", 404);
      wake();
      return went("/desk/data", "replayed");
    },
  }),
};

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}

function shownWebhook(
  { id, type, state, attempts, lastError, createdAt, sentAt, nextAt }: LoggedWebhook,
  nowMs: number,
) {
  return {
    id,
    type,
    state,
    attempts,
    lastError,
    made: timeWords(createdAt, nowMs),
    sent: sentAt === null ? null : timeWords(sentAt, nowMs),
    next: state === "queued" ? timeWords(nextAt, nowMs) : null,
  };
}
