/** One letter, as printed. It has blanks for empty fields: the visitor fills them in by hand. */
export type PaperLetter = {
  /** The receiver's name and address; without an address there is a blank. */
  name: string;
  address: readonly string[];
  /** The sender: the name first, then the address and anything else the receiver needs. */
  from: readonly string[];
  subject: string;
  opening: string;
  points: readonly { id: number; title: string; text: readonly string[] }[];
  closing: string;
  /** The enclosures. */
  papers: readonly string[];
  /** Notes for a letter that the visitor writes: without its head and its signature. */
  areNotes?: true;
};

/** A place to write by hand. */
export const blank = "____________________";

/** The letter as plain text, to paste or print somewhere else. */
export function letterText({
  name,
  from,
  address,
  subject,
  opening,
  points,
  closing,
  papers,
  areNotes,
}: PaperLetter): string {
  const head = [
    [...from, `Date: ${blank}`].join("\n"),
    [name, ...(address.length > 0 ? address : [blank])].join("\n"),
    `Subject: ${subject}`,
  ];
  const parts = [
    ...(areNotes ? [subject] : head),
    opening,
    ...points.map(({ title, text }, index) => [`${index + 1}. ${title}`, ...text].join("\n")),
    closing,
    ...(papers.length > 0
      ? [[areNotes ? "Enclose copies:" : "I enclose copies:", ...papers.map((paper) => `- ${paper}`)].join("\n")]
      : []),
    ...(areNotes ? [] : [`Signed: ${blank}\n${from[0]}`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The typed text, on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The typed text, line by line, without empty lines. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
}

/** The head of a letter: the sender's typed details, or blanks. */
export function senderOf(name: string, address: string): string[] {
  return [oneLine(name) || blank, ...(linesOf(address).length > 0 ? linesOf(address) : [blank])];
}
