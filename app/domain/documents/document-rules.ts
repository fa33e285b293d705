import { cleanText } from "#app/domain/text/clean-text.ts";

/** The files that are taken, by the ending that they get when they are saved. */
export const documentTypes = ["pdf", "docx"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** In words, for the person who chooses a file. */
export const documentTypeWords: Readonly<Record<DocumentType, string>> = { pdf: "PDF", docx: "Word (DOCX)" };

/** The largest file, in bytes. */
export const mostDocumentBytes = 5 * 1024 * 1024;

const allowed = "a PDF or Word (DOCX) file of up to 5 MB";

/** Why a file is not taken. */
export type DocumentFlaw =
  | "too-large"
  | "cut-off"
  | "empty"
  | "two-files"
  | "other-type"
  | "unreadable"
  | "runs-code"
  | "starts-program"
  | "file-inside"
  | "opens-by-itself"
  | "loads-parts"
  | "sealed"
  | "infected"
  | "unchecked"
  | "gone";

/** Each says what to do instead. */
export const flawWords: Readonly<Record<DocumentFlaw, string>> = {
  "too-large": `This file is larger than 5 MB. Choose ${allowed}.`,
  "cut-off": "Only part of the file arrived. Choose it again and send the form once more.",
  empty: `This file is empty. Choose ${allowed}.`,
  "two-files": `Send one file only: ${allowed}.`,
  "other-type": `We can’t take this kind of file. Choose ${allowed}.`,
  unreadable: `We could not read this file. Save it again, and choose ${allowed}.`,
  "runs-code": `This file has a program in it, such as a macro. Save a copy without it, and choose ${allowed}.`,
  "starts-program": `This file would start another program when someone opens it. Save a copy without that, and choose ${allowed}.`,
  "file-inside": `This file has another file in it. Save a copy without it, and choose ${allowed}.`,
  "opens-by-itself":
    "This file does something by itself when someone opens it. Print it to a new PDF, and choose that one.",
  "loads-parts":
    "This file loads a part of it from somewhere else, such as a template or a picture. Save it as a PDF, and choose that one.",
  sealed: "This PDF is protected, so we can’t check it. Print it to a new PDF, and choose that one.",
  infected: `Our virus check stopped this file. Choose another one: ${allowed}.`,
  unchecked: "We can’t check files right now. Try again in a few minutes, or send the form without one.",
  gone: "We no longer have the file you sent before. Choose it again.",
};

/** How long a name may be; longer ones lose their middle part, not their ending. */
const mostNameLetters = 100;

/**
 * A file's name as it is shown and saved: no path, no control characters, none that turn the direction of a text around, and
 * the ending of its real type: `../../cv.exe` that is a PDF → `cv.exe.pdf`.
 */
export function documentName(typed: string, type: DocumentType): string {
  const last = cleanText(typed.slice(-1000)).split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^[.\s]+/, "")
    .replace(new RegExp(`\\.${type}\\s*$`, "i"), "")
    .trim();
  const short = [...plain].slice(0, mostNameLetters).join("").trim();
  return `${short || "document"}.${type}`;
}

/** 131072 → "128 KB", 2500000 → "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
