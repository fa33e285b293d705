/** People of a large desk, each made of its number alone, so that every run has the same. */
import { searchTermsOf, searchText } from "#app/domain/desk/search-terms.ts";

const firstNames =
  "Maria Jose Ana Luis James Mary Robert Linda Wei Aisha Omar Priya Elena Noah Emma Liam Sofia Diego Grace Ivan";
const syllables = "ba de ko li mo na pe ri so tu va we xi yo za cha dor fen gil hal";
const words =
  "lease rent score credit home loan down payment debt income county house yard school move city bank card late fee";

const pick = (list, number) => list[number % list.length];
const [firsts, parts, vocabulary] = [firstNames, syllables, words].map((text) => text.split(" "));
const hour = 3_600_000;

/** A number that looks like chance and is always the same. */
const scatter = (number, salt) => Math.imul(number + salt, 2_654_435_761) >>> 0;

const id = (kind, number) => `0199${kind}000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** The rows of one person: some have waited, most are answered; three events each. */
export function samplePerson(number, nowMs) {
  const surname = [1, 2, 3].map((salt) => pick(parts, scatter(number, salt))).join("");
  const name = `${pick(firsts, scatter(number, 4) % 97)} ${surname[0].toUpperCase()}${surname.slice(1)}`;
  const email = `${surname}${number}@visitor.example`;
  const phone = `+1${2_000_000_000 + number}`;
  const message = Array.from({ length: 12 }, (_, index) => pick(vocabulary, scatter(number, 10 + index))).join(" ");
  const [person, thread, lead] = [id(1, number), id(2, number), id(3, number)];
  const at = nowMs - (number % 90) * 24 * hour - (scatter(number, 5) % hour);
  const isWaiting = number % 5 === 0;
  const due_at = isWaiting ? nowMs - 12 * hour + (scatter(number, 6) % (96 * hour)) : 8_640_000_000_000_000;
  const assignee = number % 3 === 0 ? `colleague-${number % 10}` : null;
  const common = { person_id: person, thread_id: thread };
  const event = (kind, index) => ({
    id: id(4 + index, number),
    ...common,
    kind,
    at: at + index * 1000,
    by_staff: null,
    source: kind,
    source_id: id(4 + index, number),
    revision: 0,
    words: null,
  });
  const found = { names: [name], email, phone, reference: lead, words: [message] };
  return {
    people: [{ id: person, group_id: person, name, named_at: at, created_at: at }],
    person_addresses: [
      { kind: "email", value: email, name_key: "", person_id: person },
      { kind: "phone", value: phone, name_key: name.toLowerCase(), person_id: person },
    ],
    threads: [
      {
        id: thread,
        person_id: person,
        kind: pick(["analysis", "contact", "privacy", "accessibility"], number),
        state: isWaiting ? "waiting" : pick(["answered", "closed"], number),
        stage: "new",
        stage_reason: null,
        assignee,
        claimed_until: null,
        snoozed_until: null,
        due_at,
        received_at: at,
        last_event_id: id(4, number),
        version: 1,
      },
    ],
    thread_sources: [{ source: "lead", source_id: lead, ...common }],
    clocks: [
      {
        id: id(7, number),
        thread_id: thread,
        promise: "creditAnalysis",
        promise_version: 1,
        source: "lead",
        source_id: lead,
        started_at: at,
        due_at: isWaiting ? due_at : at + 24 * hour,
        ended_at: isWaiting ? null : at + hour,
        ended_how: isWaiting ? null : "answer",
        ended_by: null,
      },
    ],
    events: ["lead", "consent", "mail"].map(event),
    search: { ...common, source: "lead", source_id: lead, text: searchText(found), terms: searchTermsOf(found) },
    name,
    email,
    phone,
    surname,
  };
}

/** The tables that have a sample person's rows, in an order that references allow. */
export const sampleTables = ["people", "person_addresses", "threads", "thread_sources", "clocks", "events"];
