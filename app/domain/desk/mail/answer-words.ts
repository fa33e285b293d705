// cspell:disable -- words in the languages that people and their calendar programs write
import type { CalendarAnswer } from "./calendar-answer.ts";

type Answered = Pick<CalendarAnswer, "comment" | "title">;

/**
 * The sentence that a calendar program puts first: "Ana has declined this invitation with a note:". It ends right after the
 * invitation, so a reason in the same sentence is the person's.
 */
const saysAnswer = new RegExp(
  [
    String.raw`(?:has|have)\s+(?:(?:tentatively\s+)?accepted|declined|(?:replied|responded)\s+["'“‘]?\p{L}+["'”’]?\s+to|proposed\s+(?:a|another)\s+(?:(?:new|different)\s+)?time\s+for)\s+(?:this|the|your)\s+(?:calendar\s+|meeting\s+)?(?:invitation|invite|event|meeting|request)`,
    String.raw`(?:ha\s+)?(?:aceptado|aceptó|rechazado|rechazó|(?:respondido|respondió)\s+["'“«]?[\p{L}\s]{1,12}["'”»]?\s+a|propuesto\s+(?:una\s+nueva|otra)\s+hora\s+para)\s+(?:esta|la|este|el)\s+(?:invitación|evento)`,
    String.raw`(?:aceitou|recusou|respondeu\s+["“]?[\p{L}\s]{1,12}["”]?\s+a|propôs\s+(?:um\s+novo|outro)\s+horário\s+para)\s+(?:este|esse|o)\s+(?:convite|evento)`,
    String.raw`a\s+(?:accepté|refusé|décliné|répondu\s+["“«]?[\p{L}\s-]{1,12}["”»]?\s+à|proposé\s+un\s+(?:nouvel|autre)\s+horaire\s+pour)\s+(?:cette\s+invitation|l['’]invitation|cet\s+événement)`,
    String.raw`hat\s+(?:diese|die|Ihre)\s+Einladung\s+(?:unter\s+Vorbehalt\s+|vorläufig\s+)?(?:angenommen|abgelehnt)`,
  ].join("|"),
  "iu",
);
/** It is about somebody else, with a name that may have dots in it. */
const beginsStock = /^\s*(?!(?:i|we|you|my|our|yo|eu|je|j['’]|ich|wir)\b)\p{L}.{0,120}?\s/iu;
const endsStock =
  /(?:\s+(?:with|con|com|avec|mit)\s+(?:this|the|a|an|una?|esta|uma|cette|une|dieser|einer)?\s*(?:following\s+)?(?:note|comment|message|nota|comentario|mensaje|remarque|notiz))?\s*(?:[.:!]+(?=\s|$)|$)/iu;
const stock = new RegExp(`${beginsStock.source}(?:${saysAnswer.source})${endsStock.source}`, "iu");

/** What Google writes below an event: whole lines, none of which a person writes. */
const footer =
  /^\s*(?:~~\/\/~~|invitation from google calendar\b.*|invitaci[oó]n de google calendar\b.*|you are receiving this (?:courtesy )?e-?mail .*\b(?:attendee|guest|invited|subscribed|account)\b.*|to stop receiving these (?:e-?mails|messages|notifications)\b.*|para dejar de recibir estos (?:correos|mensajes)\b.*|forwarding this invitation could allow\b.*|view (?:all guest info|guest info|event)\b.{0,300}|learn more:? https?:\S+)\s*$/i;
const googleEnd =
  /^\s*(?:~~\/\/~~|(?:invitation from|invitaci[oó]n de) google calendar\b.*|view (?:all guest info|guest info|event)\b.{0,300})\s*$/i;

/** All text of an answer to an invitation: their comment above it, where the text does not have it. */
export function textOfAnswer({ comment }: Answered, text: string): string {
  const own = text.trim();
  if (comment === "" || folded(own).includes(folded(comment))) return own;
  return own === "" ? comment : `${comment}\n\n${own}`;
}

/**
 * What a person may have typed of that text: all but the lines that are a calendar program's for certain, and Google's table of
 * the event, from its title to its footer. In doubt a line is theirs: an email too many is read, a hidden one never.
 */
export function wordsOfAnswer({ title }: Answered, text: string): string {
  const lines = text.split("\n").map((line) => line.slice(0, 5000));
  const end = lines.findLastIndex((line) => googleEnd.test(line));
  const from = title === "" ? -1 : lines.findIndex((line) => folded(line) === folded(title));
  const isTable = (at: number) => from !== -1 && at >= from && at <= end;
  const first = lines.findIndex((line) => stock.test(line));
  return lines
    .map((line, at) => (at === first ? line.replace(stock, "") : line))
    .filter((line, at) => !isTable(at) && !footer.test(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function folded(words: string): string {
  return words.replace(/\s+/g, " ").trim();
}
