import { maskEmail } from "#app/domain/text/email-address.ts";

/** Roles at the desk. */
export const deskRoles = ["owner", "counselor", "editor", "auditor"] as const;
export type DeskRole = (typeof deskRoles)[number];

/**
 * Rights of each role. An editor writes letters and sees counts, never a person. An auditor reads everything with names and
 * addresses masked, and changes nothing. A new right gets a row here first.
 */
const whoMay = {
  "own-account": ["owner", "counselor", "editor", "auditor"],
  "read-counts": ["owner", "counselor", "editor", "auditor"],
  "read-people": ["owner", "counselor", "auditor"],
  "see-unmasked": ["owner", "counselor"],
  "open-documents": ["owner", "counselor"],
  "work-threads": ["owner", "counselor"],
  "work-bookings": ["owner", "counselor"],
  "write-letters": ["owner", "editor"],
  "write-templates": ["owner", "editor"],
  "read-audit": ["owner", "auditor"],
  "read-privacy": ["owner", "auditor"],
  "work-privacy": ["owner"],
  "export-data": ["owner"],
  "lift-stops": ["owner"],
  "manage-staff": ["owner"],
  "set-promises": ["owner"],
} as const satisfies Record<string, readonly DeskRole[]>;

/** A right at the desk. */
export type Capability = keyof typeof whoMay;
/** All rights of one person; stores take it as `may`. */
export type Capabilities = ReadonlySet<Capability>;

/** All rights of a role. */
export function capabilitiesOf(role: DeskRole): Capabilities {
  return byRole[role];
}

// An alarm about a thousand late answers calls this a thousand times.
const byRole = Object.fromEntries(deskRoles.map((role) => [role, ofRole(role)])) as Record<DeskRole, Capabilities>;

function ofRole(role: DeskRole): Capabilities {
  const rows = Object.entries(whoMay) as [Capability, readonly DeskRole[]][];
  return new Set(rows.filter(([, roles]) => roles.includes(role)).map(([capability]) => capability));
}

/** "Maria Lopez" → "M… L…" for those who may not see names. */
export function maskName(name: string): string {
  return name.replace(/(\p{L})[\p{L}\p{M}'’.-]*/gu, "$1…");
}

/** "+14805550142" → "…0142". */
function maskPhone(phone: string): string {
  return `…${phone.slice(-4)}`;
}

type Contact = { name: string; email: string; phone: string | null };

/** Masks a person for those who may not see people: just enough to tell two apart. */
export function shownContact<Shown extends Contact>(may: Capabilities, contact: Shown): Shown {
  if (may.has("see-unmasked")) return contact;
  const { name, email, phone } = contact;
  return { ...contact, name: maskName(name), email: maskEmail(email), phone: phone && maskPhone(phone) };
}
