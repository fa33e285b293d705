/** `written`: a person wrote it. `automatic`: a program did. `bounce`: one of our emails came back. */
export type MailSort = "written" | "automatic" | "bounce";

/**
 * How sure we are who sent an email. `own`: from an address of the person. `other-address`: it came to the thread's own
 * reply address, but from an address we do not know for that person. `unknown`: no person was found.
 */
export type MailStanding = "own" | "other-address" | "unknown";

/** A file in an email; `kept` is false for a file we never offer. */
export type MailFile = { name: string; type: string; bytes: number; kept: boolean };

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

const endings = new Set(
  (
    "ade adp apk app appx bat chm cmd com cpl deb dll dmg docm dotm exe hta htm html ins iso isp jar js jse jnlp lib lnk " +
    "mde mhtml msc msi msix msp mst pif potm ppam ppsm pptm ps1 py reg rpm scr sct sh shb svg swf sys url vb vbe vbs vhd " +
    "vxd wsc wsf wsh xhtml xht xlam xlsm xltm xml xsl"
  ).split(" "),
);
const types =
  /^(?:text\/(?:html|xml|javascript|ecmascript|x-|xsl)|image\/svg|application\/(?:.*xml|.*script|x-ms|x-sh|java|vnd\.ms-.*macro|hta|x-dosexec|x-executable))/i;

/** Whether a file could run something when it is opened: programs, scripts, pages, documents with macros. */
export function canRun({ name, type }: Pick<MailFile, "name" | "type">): boolean {
  const ending = /\.([a-z\d]+)[.\s]*$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (endings.has(ending)) return true;
  // Office's own formats are XML inside a package. They count as documents; those with macros have other extensions.
  return types.test(type) && !/^application\/vnd\.(?:openxmlformats|oasis)/i.test(type);
}

/**
 * A name that is safe on any disk: no folders, no control characters, no characters that reverse text, at most 100 letters.
 */
export function fileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  if (plain === "") return "file";
  const letters = [...plain];
  return letters.length <= 100 ? plain : `${letters.slice(0, 90).join("")}${letters.slice(-10).join("")}`;
}

/** Reads the file list stored with an email. */
export function readMailFiles(json: string): MailFile[] {
  return JSON.parse(json) as MailFile[];
}
