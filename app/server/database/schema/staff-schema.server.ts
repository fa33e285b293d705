import type { DeskRole } from "#app/domain/desk/capabilities.ts";

/** The tables of who may sign in at the desk. Times are milliseconds since 1970. */
export type StaffSchema = {
  staff: StaffRow;
  staff_passkeys: StaffPasskeyRow;
  staff_factors: StaffFactorRow;
  staff_recovery_codes: { code_hash: string; staff_id: string; created_at: number };
  staff_sessions: StaffSessionRow;
  staff_links: StaffLinkRow;
  staff_challenges: StaffChallengeRow;
  staff_held_forms: { id: string; staff_id: string; path: string; sealed_fields: string; held_at: number };
  staff_attempts: { key_hash: string; failures: number; next_at: number };
};

export type StaffRow = {
  id: string;
  /** As typed; `email_key` is its lower-case form. */
  email: string;
  email_key: string;
  /** Empty until the person has set it. */
  name: string;
  role: DeskRole;
  created_at: number;
  removed_at: number | null;
  /** The colleague who invited them; null when the command did. */
  invited_by: string | null;
};

export type StaffPasskeyRow = {
  id: string;
  staff_id: string;
  name: string;
  public_key: string;
  counter: number;
  /** A JSON list. */
  transports: string;
  synced: 0 | 1;
  created_at: number;
  last_used_at: number | null;
};

export type StaffFactorRow = {
  staff_id: string;
  sealed_secret: string | null;
  pending_secret: string | null;
  pending_at: number | null;
  last_step: number;
};

export type StaffSessionRow = {
  id: string;
  token_hash: string;
  staff_id: string;
  /** `enrolling` came by a first link and may do nothing but add a way to sign in. */
  level: "full" | "enrolling";
  /** In a few words, such as "Firefox on Linux". */
  device: string;
  created_at: number;
  last_seen_at: number;
  /** When a passkey or a code was last shown. */
  verified_at: number;
};

export type StaffLinkRow = {
  id: string;
  /** Null only inside the transaction that finds out that no one has the address. */
  staff_id: string | null;
  /** `enroll` comes from the command or an owner; `sign-in` also needs a code; `notice` is an email that lets no one in. */
  purpose: "enroll" | "sign-in" | "notice";
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

export type StaffChallengeRow = {
  challenge_hash: string;
  purpose: "sign-in" | "add-key" | "step-up";
  session_id: string | null;
  expires_at: number;
};
