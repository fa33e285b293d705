import { checkClaims, mustChange } from "#app/domain/claims/claim-check.ts";
import { unknownFields } from "#app/domain/desk/template-fields.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command } from "#app/server/desk/access/visit/command-row.server.ts";
import { found, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { sampleValues } from "#app/server/desk/answers/answer-box-view.server.ts";
import {
  readTemplate,
  readTemplates,
  retireTemplate,
  writeTemplate,
} from "#app/server/desk/answers/templates.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

import { claimsProblem, letterWords } from "./answer-pages.server.ts";

const newTemplate = { id: "", title: "", words: "", version: 0, isRetired: false, history: [] };

/** Pages for templates. */
export const templateViews = {
  templates: view({
    needs: "write-templates",
    audit: "Looked at the templates",
    load: async ({ source: { db } }) => ({ templates: await readTemplates(db) }),
  }),
  template: view({
    needs: "write-templates",
    audit: "Opened a template",
    load: async ({ source: { db }, actor, me }, id) => {
      const template = id === "new" ? newTemplate : found(await readTemplate(db, id));
      return {
        ...template,
        /** Id of the template to write, if this is a new one: pressing Save twice makes one. */
        once: newRowId(),
        history: template.history.map(({ written_at, ...one }) => ({ ...one, at: formatShortEasternTime(written_at) })),
        sample: sampleValues(me.staff.name, actor.nowMs),
        findings: checkClaims(template.words),
      };
    },
  }),
};

/** Commands for templates. */
export const templateCommands = {
  "write-template": command({
    needs: "write-templates",
    audit: "Wrote a template",
    fields: {
      template: kinds.asSent,
      once: kinds.once,
      version: kinds.number,
      title: kinds.line(120),
      words: letterWords,
    },
    problems: {
      ...claimsProblem,
      "template-title": { title: "Give it a name", text: "The team finds the template by its name." },
      "template-words": { title: "Write the letter", text: "A template needs some words." },
      "template-fields": {
        title: "That field does not exist",
        text: "Use only the fields in the list below the text. The preview shows the ones it does not know.",
      },
      "template-changed": {
        title: "Someone else changed this template",
        text: "What you typed is still here. Their version is listed under Versions. Save again to put yours on top.",
      },
    },
    done: {},
    async run({ source: { db }, actor }, { template, once, version, title, words }) {
      const findings = checkClaims(words);
      const refuse = <const Problem extends string>(problem: Problem, status = 422) => ({
        shown: { problem, typed: { title, words }, findings },
        status,
      });
      if (title === "") return refuse("template-title");
      if (words === "") return refuse("template-words");
      if (unknownFields(words).length > 0) return refuse("template-fields");
      if (mustChange(findings)) return refuse("claims");
      const id = await writeTemplate(db, actor, { id: template || (once ?? null), title, words, version });
      return id === null ? refuse("template-changed", 409) : { to: `/desk/templates/${id}` };
    },
  }),
  "retire-template": command({
    needs: "write-templates",
    audit: "Retired a template",
    fields: { template: kinds.asSent, retired: kinds.asSent },
    problems: {},
    done: {},
    async run({ source: { db }, actor }, { template, retired }) {
      await retireTemplate(db, actor, template, retired === "1");
      return { to: "/desk/templates" };
    },
  }),
};
