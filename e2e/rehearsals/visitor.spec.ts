import { describeOnDatabase } from "../support/databases.ts";
import { test } from "../support/test.ts";
import { rehearse } from "./rehearsal.ts";
import * as calls from "./visitor/books-calls.ts";
import * as forms from "./visitor/fills-forms.ts";
import { lookAtSite, theNextDayComes } from "./visitor/look.ts";
import { closeSite, openSite } from "./visitor/open-site.ts";
import * as letters from "./visitor/reads-letters.ts";
import { siteTruths } from "./visitor/truths.ts";

// Each story has a site of its own, and the worker needs none.
test.use({ baseURL: "http://127.0.0.1" });

describeOnDatabase("Visitors in rehearsal", (makeDatabase) => {
  test("two visitors ask, write, book, move, cancel, subscribe and leave", async ({ browser }) => {
    await rehearse({
      name: "visitor",
      open: async () => openSite(browser, await makeDatabase()),
      close: closeSite,
      steps: [
        ...Object.values(forms),
        ...Object.values(calls),
        ...Object.values(letters),
        theNextDayComes,
        ...Array(2).fill(forms.opensAForm),
        ...Array(5).fill(forms.typesInTheForm),
        ...Array(3).fill(forms.sendsTheForm),
      ],
      most: 120,
      look: lookAtSite,
      truths: siteTruths,
    });
  });
});
