/**
 * How long one question to the contact gate takes (asked: at most 5 ms): a number in two zones, a person we know nothing
 * about, and one whose next time is after a holiday. Of a thousand single questions: the median, the 99th percentile, and
 * the slowest, which is often the machine's own pause.
 *
 *   npm run bench -- contact-gate
 */
import { askGate } from "../../app/domain/contact/contact-gate.ts";
import { median } from "../support/median.mjs";

const question = { channel: "call", manner: "by-hand", purpose: "answer" };
const hour = 3_600_000;

const facts = (phone, nowMs) => ({
  phones: [phone],
  hasEmail: true,
  states: [],
  zips: [],
  callZone: null,
  contacts: [],
  agreements: [],
  isOwed: false,
  lastRequestAt: nowMs - hour,
  newsletterAt: null,
  calls: [],
  registry: { listedAt: null, isListed: false },
});

measure("a number in two zones", "+18505550142", Date.parse("2026-11-24T12:00:00Z"));
measure("somewhere in the country", "+18005550142", Date.parse("2026-11-24T12:00:00Z"));
measure("before Thanksgiving", "+12125550142", Date.parse("2026-11-26T02:00:00Z"));

function measure(what, phone, start) {
  // The desk makes the clocks of all zones when it starts.
  for (let round = 0; round < 50; round += 1)
    askGate(facts(phone, start - round * hour), question, start - round * hour);
  const times = Array.from({ length: 1000 }, (_, round) => {
    const nowMs = start + round * 1000;
    const from = performance.now();
    askGate(facts(phone, nowMs), question, nowMs);
    return performance.now() - from;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (time) => `${time.toFixed(2)} ms`;
  console.log(`${what}: median ${ms(median(times))}, 99 of 100 ${ms(sorted[990])}, slowest ${ms(sorted[999])}`);
}
