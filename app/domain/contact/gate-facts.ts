import type { BookedCall } from "./booked-calls.ts";
import type { KeptHours } from "./call-hours.ts";
import type { AskedStop, ContactChannel, ContactPurpose, ContactStop } from "./contact-stops.ts";
import type { PersonPlaces, PlaceFacts } from "./person-places.ts";
import type { GateWord } from "./shown-gate.ts";

/** A contact that someone wants to make: how, by hand or by machine, and what for. */
export type ContactQuestion = { channel: ContactChannel; manner: "by-hand" | "automated"; purpose: ContactPurpose };

/** Words about being contacted that a person agreed to. All times here are milliseconds since 1970. */
type Agreement = {
  /** The id of the row that proves it. */
  id: string;
  at: number;
  /** Theirs, E.164: the words allow calls and texts to this number and no other. Null: they gave none, and allow neither. */
  phone: string | null;
  /** Whether the words allow more than an answer: calls, texts and emails about our services, by a machine too. */
  allowsMarketing: boolean;
};

/** An address or a number of theirs, with all that was stopped there. */
export type KnownContact = {
  stops: readonly ContactStop[];
  /** When they last agreed with this very address or number, in a way that nobody else can: only this lifts a stop. */
  lastYesAt: number | null;
  /** Somebody else who has the same number stopped it: no yes of theirs lifts that. */
  isOthers?: boolean;
  /** The emails to this person that go to this address. A stop of this address alone closes no other email. */
  emailedFor?: readonly ContactPurpose[];
};

/** What they sent that may ask us to stop, until a colleague has decided. */
export type HeldStop = AskedStop & {
  at: number;
  /** What it came by, its id there, and the thread in which a colleague decides. */
  source: "lead" | "message" | "booking" | "mail-in" | "number-stopped";
  sourceId: string;
  threadId: string;
  /** The ways in which no one answers by hand meanwhile: see `heldWays`. */
  closes: readonly ContactChannel[];
  /**
   * False when someone else sent it, who has the same number: then it says nothing about email, and closes nothing that they
   * asked for themselves before.
   */
  isTheirs: boolean;
  /** Our own mail server says that it came from their mailbox. No form proves that. */
  isProven: boolean;
  /** A colleague read it, and goes on with the calls that they confirmed from their mailbox before it. */
  isCallKept: boolean;
};

/** Everything that is known of a person and counts here. */
export type ContactFacts = PlaceFacts & {
  hasEmail: boolean;
  /** Without an address of their own: people linked with them have exactly one, which answers may go to. */
  hasLinkedEmail: boolean;
  /** They gave a number, and no one has confirmed yet that it is theirs. */
  hasGivenPhone: boolean;
  contacts: readonly KnownContact[];
  agreements: readonly Agreement[];
  /** It is about their privacy request: the law wants an answer, whatever else they asked us to stop. */
  isOwed: boolean;
  /** About which no colleague has decided. */
  heldStops: readonly HeldStop[];
  /** When they last asked for something or wrote; null when they never did. What asks us to stop asks for nothing else. */
  lastRequestAt: number | null;
  /**
   * The same in the thread that it is about, and when we first saw that: its order among stops. Null where they asked for nothing
   * there, and on the person's own page: whoever has stopped us gets an answer where they asked for one, and nowhere else.
   */
  hereRequest: { at: number; seenAt: number } | null;
  /** When they last sent anything, also what asks us to stop: where emails are not stopped, one may answer it. */
  lastWroteAt: number | null;
  /** Calls that they booked, and said from their mailbox that they want. */
  bookedCalls: readonly BookedCall[];
  /** The hours for calls and texts that they, or somebody else whose number it is, asked us to keep. */
  keptHours: readonly KeptHours[];
  /** When they confirmed the newsletter that they still get. */
  newsletterAt: number | null;
  /** When they were called or texted, in any order. */
  calls: readonly number[];
  /** The do-not-call registry: of which day the oldest list is that their numbers need; null when one is missing. */
  registry: { listedAt: number | null; isListed: boolean };
};

/** The reason, as a name and the time that goes with it. */
export type GateReason =
  | { name: "stopped"; stop: ContactStop; isOthers: boolean }
  | {
      name:
        | "owed"
        | "no-phone"
        | "given-phone"
        | "no-email"
        | "never-asked"
        | "not-agreed"
        | "on-registry"
        | "no-registry";
    }
  /** `only`: the numbers that it is about, when they have others. */
  | { name: "agreed"; at: number; only: readonly string[] }
  | { name: "asked" | "asked-long-ago" | "newsletter" | "not-on-registry"; at: number }
  /** `booked-call`: booked after a stop. `confirmed-call`: while a sentence waits that may ask us to stop. */
  | { name: "booked-call" | "confirmed-call" | "booked-hour"; at: number }
  /** `confirmed`: the next call of theirs that it holds though nothing proves who sent it; a colleague may go on with it. */
  | { name: "stop-held"; held: HeldStop; confirmed: BookedCall | null }
  | { name: "call-limit"; limit: KeptHours }
  | { name: "calls-used" | "quiet-hours" | "never-open" };

/** The answer to a question, with what it rests on. */
export type GateAnswer = {
  word: GateWord;
  /** The reasons that decided. For a "not now", what would allow it comes first. */
  reasons: readonly GateReason[];
  /** How long a yes holds; null: until something changes. */
  untilMs: number | null;
  /** When it is allowed next, after now or after the yes ends; null if never. */
  nextMs: number | null;
  /** Only where hours count. */
  places: PersonPlaces | null;
  calls: { used: number; most: number | null };
};
