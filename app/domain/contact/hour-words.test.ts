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
Los fines de semana no me llamen
Please don't call during my shift (7 to 3)
Please do not call while I sleep, 8 am to 2 pm.
Please don't call during my shift, 6 to 2
No calls while I'm sleeping, 9 a.m. to 4 p.m.
Don't text me during my shift: 11pm-7am.
I work 10 p.m. to 6 a.m., so please don't call me then.
I am on shift 7-3, please do not ring.
Please call outside of my shift, 2 to 10.
I sleep from 8 to 2, no calls please.
Never call when I sleep (7 am – 1 pm).
My shift is 6am to 2pm. Please do not call during it.
Por favor no me llamen durante mi turno, de 7 a 3.
No me llamen mientras duermo, 8 am a 2 pm.
Don't call 7a-3p please
Please no calls between 8a.m. and 2p.m.
Please call after 5 pm
Call after 5:30, thanks.
I work days, so call in the evenings.
It is best to text before noon.
Hi, please text or call between 4 and 6 pm
call only after work`.split("\n");

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
After 3 late payments, can I still buy?
My shift is 7 to 3 and I earn 24 an hour.
The county office is open 9 am to 4 pm.
The bank's hours are 8 to 5, and I called them twice.
Is your office open 9 to 5 on weekdays?
I work 8 am to 4 pm at the hospital.
My husband works nights, 11 pm to 7 am, for 4 years now.
Don't the lenders call during their hours, 9 to 5?
We visited the open house, 1 to 3 pm.
I never got a call from the bank, its hours are 9 to 5.
My shift is 7 to 3 and I don't know which lender to call.
The bank told me to call after 5 pm.
I had to call after work to ask about my score.
I will finish my list and call after 5.
Which office should I call after 5 pm?`.split("\n");

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

it("reads a stop for good as a stop, even beside hours", () => {
  expect(readStop("Never call me again, I work 11 pm to 7 am.")).toMatchObject({ verdict: "stop", channel: "call" });
  expect(readStop("Stop calling me, I sleep from 8 to 2.")).toMatchObject({ verdict: "stop", channel: "call" });
});
