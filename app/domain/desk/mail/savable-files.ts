import type { FileVerdict } from "#app/domain/desk/mail-files.ts";

type Kind = {
  /** Endings of names, without the dot. */
  endings: string;
  /**
   * How the files of this kind begin, a letter a byte, where `…` is any byte; null for text, which has no zero bytes.
   * `within`: it may come that many bytes later.
   */
  begins: readonly string[] | null;
  within?: number;
};

/** The ISO container of photos, sound and films: a length, then its first part. */
const isoMedia = ["ftyp", "moov", "mdat", "wide", "free", "skip"].map((part) => `…………${part}`);
const zip = "PK\x03\x04";
const ole = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const rtf = "{\\rtf";

/**
 * Every kind of file that may be saved from an email, by its name and its first bytes; nothing else is offered. A photo may
 * have the name of another kind of photo, as phones do, and so may a document.
 */
const savableKinds = {
  picture: {
    endings: "jpg jpeg jfif png gif webp heic heif avif tif tiff bmp",
    begins: ["\xff\xd8\xff", "\x89PNG", "GIF8", "RIFF…………WEBP", "II*\0", "MM\0*", "BM", ...isoMedia],
  },
  pdf: { endings: "pdf", begins: ["%PDF"], within: 1000 },
  text: { endings: "txt csv ics vcf eml", begins: null },
  /** What a document can carry inside is looked for, too: see `carriesPrograms` and `verdictOfParts`. */
  document: { endings: "docx xlsx pptx odt ods odp doc xls ppt rtf", begins: [zip, ole, rtf] },
  /** Only when everything in it may be saved. */
  archive: { endings: "zip", begins: [zip] },
  sound: {
    endings: "mp3 m4a wav amr aac ogg opus flac",
    begins: [
      ...["ID3", "\xff\xfb", "\xff\xfa", "\xff\xf3", "\xff\xf2", "\xff\xf1", "\xff\xf9"],
      ...["RIFF…………WAVE", "#!AMR", "OggS", "fLaC", ...isoMedia],
    ],
  },
  film: { endings: "mp4 mov m4v 3gp", begins: isoMedia },
} as const satisfies Record<string, Kind>;

const kindOfEnding = new Map(
  Object.entries(savableKinds).flatMap(([kind, { endings }]) => endings.split(" ").map((ending) => [ending, kind])),
) as ReadonlyMap<string, keyof typeof savableKinds>;

/** Endings and types of what runs: only for the words, since nothing is offered that is not in `savableKinds`. */
const runningEndings = new Set(
  (
    "ade adp apk app appimage application appref-ms appx bat chm cmd com command cpl crx deb desktop diagcab dll dmg docm dotm " +
    "elf exe gadget hlp hta htm html img inf ins iqy iso isp jar jnlp job js jse lib library-ms lnk mde mht mhtml msc msi msix " +
    "msp mst oqy one onepkg pif pkg potm ppam ppsm pptm prg ps1 ps1xml ps2 psc1 psd1 psm1 py pyw rb rdp reg rpm run scf scpt " +
    "scr sct search-ms settingcontent-ms sh shb shs shtml slk svg svgz swf sys theme themepack udl url vb vbe vbs vhd vhdx vxd " +
    "wcx webpnp website workflow ws wsc wsf wsh xbap xht xhtml xla xlam xll xlm xlsb xlsm xltm xml xnk xsl xslt"
  ).split(" "),
);
const runningTypes =
  /^(?:text\/(?:html|xml|javascript|ecmascript|x-|xsl)|image\/svg|application\/(?:.*xml|.*script|x-ms|x-sh|java|vnd\.ms-.*macro|hta|x-dosexec|x-executable|x-mach))/i;
const officeTypes =
  /^(?:text\/x-vcard|application\/(?:vnd\.(?:openxmlformats|oasis)|x-msexcel|x-mspowerpoint|x-msword))/i;

/** Windows, Linux and Apple programs, scripts, shortcuts and help files, whatever their names say. */
const runningBytes = [
  ...["MZ", "\x7fELF", "\xfe\xed\xfa\xce", "\xfe\xed\xfa\xcf", "\xce\xfa\xed\xfe", "\xcf\xfa\xed\xfe"],
  ...["\xca\xfe\xba\xbe", "\xca\xfe\xba\xbf", "#!", "L\0\0\0\x01\x14\x02\0", "ITSF"],
];
/** Sound of some phones, which begins as a script does. */
const phoneSound = "#!AMR";

function beginsWith(bytes: string, pattern: string): boolean {
  return [...pattern].every((letter, place) => letter === "…" || bytes[place] === letter);
}

function endingOf(name: string): string {
  return /\.([a-z\d-]+)[.\s]*$/i.exec(name.slice(-1000))?.[1]?.toLowerCase() ?? "";
}

/** Whether a file is a program, by its first bytes. */
export function isProgram(bytes: Uint8Array): boolean {
  const first = latin1(bytes.subarray(0, 16));
  return !first.startsWith(phoneSound) && runningBytes.some((pattern) => beginsWith(first, pattern));
}

/** What a name and a type say; the bytes may say worse. */
export function verdictOfName({ name, type }: { name: string; type: string }): FileVerdict {
  const ending = endingOf(name);
  if (runningEndings.has(ending)) return "runs";
  if (runningTypes.test(type) && !officeTypes.test(type)) return "runs";
  return kindOfEnding.has(ending) ? "offered" : "unknown";
}

/** Whether a file is an archive of others, whose names count as its own do. */
export function isArchive(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, 4)) === zip;
}

/**
 * What a file's own bytes say, besides its name; without a look into an archive.
 *
 * @param bytes the whole file
 */
export function verdictOfFile(file: { name: string; type: string; bytes: Uint8Array }): FileVerdict {
  const first = latin1(file.bytes.subarray(0, 1100));
  if (isProgram(file.bytes)) return "runs";
  const byName = verdictOfName(file);
  if (byName !== "offered") return byName;
  const kind: Kind = savableKinds[kindOfEnding.get(endingOf(file.name)) ?? "text"];
  if (kind.begins === null) return isText(first) ? "offered" : "unknown";
  const { begins, within = 0 } = kind;
  const isOfKind = begins.some(
    (pattern) => beginsWith(first, pattern) || (within > 0 && first.slice(0, within).includes(pattern)),
  );
  if (!isOfKind) return "unknown";
  return carriesPrograms(file.bytes) ? "runs" : "offered";
}

/** UTF-16 begins with its mark; everything else has no zero bytes. */
function isText(first: string): boolean {
  return first.startsWith("\xff\xfe") || first.startsWith("\xfe\xff") || !first.includes("\0");
}

/** In the older formats: macros, and files packed into a document that open when someone clicks. */
function carriesPrograms(bytes: Uint8Array): boolean {
  const first = latin1(bytes.subarray(0, 8));
  if (first.startsWith(rtf)) return /\\obj(?:data|ect|link|update)|\\\*?\\?ddefield/i.test(latin1(bytes));
  if (first !== ole) return false;
  const whole = latin1(bytes);
  return ["_VBA_PROJECT", "\x01Ole10Native"].some((name) => whole.includes([...name].join("\0")));
}

/** Names in an archive that say what it can do: macros, and what a document has packed into it. */
const runningParts =
  /(?:^|\/)(?:vbaProject[^/]*|macrosheets\/.*|activeX\/.*|embeddings\/(?!.*\.(?:docx|xlsx|pptx)$).*|Basic\/.+|Scripts\/.+)$/i;

/**
 * What the names in an archive say; null when its list could not be read. A document's own parts are XML. A plain archive is
 * offered only when all of its files may be saved, and none of them is an archive.
 */
export function verdictOfParts(name: string, parts: readonly string[] | null): FileVerdict {
  if (parts === null) return "unknown";
  if (parts.some((part) => runningParts.test(part))) return "runs";
  const files = parts.filter((part) => !/\/$|(?:^|\/)(?:__MACOSX\/.*|\.DS_Store)$/.test(part));
  if (kindOfEnding.get(endingOf(name)) !== "archive") {
    return files.some((part) => runningBesideXml(part)) ? "runs" : "offered";
  }
  const verdicts = files.map((part) => verdictOfName({ name: part, type: "" }));
  if (verdicts.includes("runs")) return "runs";
  return verdicts.includes("unknown") || files.some((part) => endingOf(part) === "zip") ? "unknown" : "offered";
}

function runningBesideXml(part: string): boolean {
  const ending = endingOf(part);
  return ending !== "xml" && ending !== "svg" && verdictOfName({ name: part, type: "" }) === "runs";
}

const most = 8192;

/** One letter a byte: what the platform calls latin1 is another table. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += most) text += String.fromCharCode(...bytes.subarray(at, at + most));
  return text;
}
