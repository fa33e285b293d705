import { test } from "../support/test.ts";
import { closeDevices, openDevices } from "./plan/model.ts";
import * as steps from "./plan/plan-steps.ts";
import { lookAtDevices, planTruths } from "./plan/plan-truths.ts";
import { rehearse } from "./rehearsal.ts";

// Each story has a site of its own, and the worker needs none.
test.use({ baseURL: "http://127.0.0.1" });

test("A plan in rehearsal: someone answers, carries, wipes and undoes on two devices", async ({ browser }) => {
  await rehearse({
    name: "plan",
    open: () => openDevices(browser),
    close: closeDevices,
    steps: [...Object.values(steps), steps.answersAQuestion, steps.answersAQuestion],
    most: 60,
    look: lookAtDevices,
    truths: planTruths,
  });
});
