/** Letters without marks and case, digits, and single spaces: "José  O’Neil" → "jose o neil". Any script stays. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** One email address is one person, however it is spelled. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The name as it counts beside a shared phone number. Two people who have one number and one such key are one person. With
 * another name they may be a couple, and nobody is shown another's letters by guess: a colleague decides.
 */
export function nameKey(name: string): string {
  return fold(name).slice(0, 100);
}
