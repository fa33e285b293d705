/** One letter, as it is printed. It has blanks where nothing was typed: they are filled in by hand. */
export type PaperLetter = {
  /** Who gets it, and where; without an address there is a blank. */
  name: string;
  address: readonly string[];
  /** Who writes: the name first, then the address and what else the receiver needs. */
  from: readonly string[];
  subject: string;
  opening: string;
  points: readonly { id: number; title: string; text: readonly string[] }[];
  closing: string;
  /** What is enclosed. */
  papers: readonly string[];
};

/** A place to write by hand. */
export const blank = "____________________";

/** The letter as plain text, for whoever would rather paste or print it elsewhere. */
export function letterText({ name, from, address, subject, opening, points, closing, papers }: PaperLetter): string {
  const parts = [
    [...from, `Date: ${blank}`].join("\n"),
    [name, ...(address.length > 0 ? address : [blank])].join("\n"),
    `Subject: ${subject}`,
    opening,
    ...points.map(({ title, text }, index) => [`${index + 1}. ${title}`, ...text].join("\n")),
    closing,
    ...(papers.length > 0 ? [["I enclose copies:", ...papers.map((paper) => `- ${paper}`)].join("\n")] : []),
    `Signed: ${blank}\n${from[0]}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** What was typed, in one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What was typed, line by line, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
}

/** The head of a letter: what was typed of its sender, or blanks. */
export function senderOf(name: string, address: string): string[] {
  return [oneLine(name) || blank, ...(linesOf(address).length > 0 ? linesOf(address) : [blank])];
}
