/** `runs`: it can run programs. `unknown`: we do not know this kind of file. Neither is offered. */
export type FileVerdict = "offered" | "runs" | "unknown";

/** `written`: a person wrote it. `automatic`: a program did. `bounce`: one of our emails came back. */
export type MailSort = "written" | "automatic" | "bounce";

/**
 * How sure we are who sent an email. `own`: from an address of the person. `other-address`: it came to the thread's own
 * reply address, but from an address we do not know for that person. `team-address`: it answers an email of ours to the team;
 * whoever wrote it, it is a note. `unknown`: no person was found.
 */
export type MailStanding = "own" | "other-address" | "team-address" | "unknown";

/**
 * A file in an email. `kept` is false for a file we never offer; `why` says it, and is missing in emails from before it was
 * stored, where it was that the file can run.
 */
export type MailFile = {
  name: string;
  type: string;
  bytes: number;
  kept: boolean;
  why?: Exclude<FileVerdict, "offered">;
};

/** Fields of an incoming email that an event shows. */
export type ToldMail = {
  id: string;
  sort: MailSort;
  standing: MailStanding;
  /** A thread it answers, although its sender does not belong there. */
  quotes_thread_id: string | null;
  from_address: string;
  from_name: string;
  subject: string;
  /** Cut to what a stream shows. */
  words: string;
  /** Without what they quote; null in emails from before it was kept. */
  own_words: string | null;
  /** A JSON list of `MailFile`. */
  files: string;
  /** `MailFacts` as JSON. */
  facts: string | null;
  /** The part that is missing. `too-large`: only the beginning was kept. `unreadable`: only the sender and subject. */
  flaw: "too-large" | "unreadable" | null;
  /** Milliseconds since 1970. */
  received_at: number;
  /** 1 when it can be viewed as its sender made it. */
  hasHtml: 0 | 1;
};

/**
 * A name that is safe on any disk: no folders, no control characters, no characters that reverse text, at most 100 letters.
 */
export function fileName(name: string): string {
  const plain = name
    // No real name is longer, and looking for the blanks at its end takes the square of its length.
    .slice(-1000)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  if (plain === "") return "file";
  const letters = [...plain];
  return letters.length <= 100 ? plain : `${letters.slice(0, 90).join("")}${letters.slice(-10).join("")}`;
}

const endingsOfTypes: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/rtf": "rtf",
  "application/vnd.ms-excel": "xls",
  "application/vnd.ms-powerpoint": "ppt",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/zip": "zip",
  "application/ics": "ics",
  "application/ms-tnef": "dat",
  "application/vnd.ms-tnef": "dat",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/tiff": "tif",
  "image/webp": "webp",
  "message/rfc822": "eml",
  "message/delivery-status": "txt",
  "text/rfc822-headers": "txt",
  "text/calendar": "ics",
  "text/csv": "csv",
  "text/html": "html",
  "text/plain": "txt",
  "text/rtf": "rtf",
  "text/vcard": "vcf",
  "text/x-vcard": "vcf",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
};

/** Whether a name says what kind of file it is. */
export function hasEnding(name: string): boolean {
  return /[^.]\.[a-z][a-z\d]{0,7}$|\.(?:7z|3gp)$/i.test(name);
}

/** A name with the ending of its type, without which no program opens the file; `bin` for a type that we do not know. */
export function withEnding(name: string, type: string): string {
  return hasEnding(name) ? name : `${name}.${endingsOfTypes[type.toLowerCase()] ?? "bin"}`;
}

/** Reads the file list stored with an email. */
export function readMailFiles(json: string): MailFile[] {
  return JSON.parse(json) as MailFile[];
}
