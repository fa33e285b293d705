// cspell:disable -- words in the languages that people write
import { expect, it } from "vitest";
import { readStop } from "./stop-words.ts";

const wishes = `don't call before noon, I work nights
Only call after 6pm.
not on weekends
Please call me after 5.
No calls on Sundays please
Text me in the evenings, I can't talk at work.
I can only talk after 3:30 pm.
Evenings are best for me
The best time to reach me is between 10 and 2.
after 7 pm only please
weekdays only
I sleep during the day.
I'm usually free after 4.
never ring before 9 am
We can only take calls on weekdays after five.
Not before 11 a.m. please.
Please do not phone while I'm at work.
Could you call me in the afternoon?
mornings only, thanks
You can contact us between noon and 3 pm Eastern.
I work the night shift so please no calls before 2.
Please avoid calling on Saturdays
Solo llámenme después de las 6.
Por favor no llamen antes del mediodía.
Me pueden llamar por la tarde
Los fines de semana no me llamen`.split("\n");

const others = `I am behind on two payments after 2 lenders said no.
How long does it take before I get my keys?
Collectors call me before 8 in the morning.
Can I call you after 5 pm?
I'll call you on weekends.
What are your hours on weekends?
I work nights and make 52,000 a year.
Call me on Friday.
Thursday or Friday, please
We want to buy before 2027.
My phone is 480-555-0142.
I talked to a bank after my divorce.
Please email me the numbers.
No calls from 2 of the bureaus yet.
I have not heard back, please call me.
Is it better to pay before the 15th?
After 3 late payments, can I still buy?`.split("\n");

it.each(wishes)("asks a colleague which hours they wish for: %s", (words) => {
  const reading = readStop(words);
  // Some of these ask us not to call at all at other hours: then the question is the one about a stop, with the same answer.
  expect(["hours", "maybe"]).toContain(reading.verdict);
  expect(readStop(`Hello, I would like to buy a house.\n${words}\nThank you`)).toMatchObject({
    verdict: reading.verdict,
  });
});

it.each(others)("asks nothing: %s", (words) => {
  expect(readStop(words)).toEqual({ verdict: "none" });
});

it("keeps a wish for hours beside a stop of another way, and only asks about quoted words", () => {
  const both = readStop("Stop texting me. You can call me after 6 pm.");
  expect(both).toMatchObject({ verdict: "stop", channel: "text", hours: "You can call me after 6 pm." });
  expect(readStop("", "Only call after 4 pm.")).toMatchObject({ verdict: "hours" });
  expect(readStop("Thanks!", "Only call after 4 pm.")).toMatchObject({ verdict: "hours" });
});
