// cspell:ignore gmial sbcglobal bellsouth protonmail ymail fmail rocketmail comn
/**
 * Finds likely slips in the domain of an email address: our answer would go to nobody, or to a stranger. It only asks,
 * because `gmial.com` exists. A list of our own, because a library doubts real names (decision 108).
 */

/** Where most people in the United States have their mail. Short names have too many real neighbors for a near miss. */
const common = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "verizon.net",
  "sbcglobal.net",
  "bellsouth.net",
  "protonmail.com",
];
const short = ["aol.com", "msn.com", "live.com", "att.net", "cox.net", "ymail.com", "me.com", "mac.com", "proton.me"];

/** Real providers and companies whose names are one letter away from a common one. */
const real = new Set(["mail.com", "email.com", "cloud.com", "ymail.com", "fmail.com", "gail.com", "rocketmail.com"]);

/** Endings that do not exist, whatever is before them; none of them is in the root zone (2026-11). */
const noEnding = /\.(con|comm|coom|cmo|ocm|vom|xom|cpm|c0m|comn|cim|clm)$/;
/** Countries' endings, which stand for `.com` or `.net` only after the name of a provider that is not there. */
const countryEnding = /\.(co|cm|om|ne|nte)$/;

/** The address that was probably meant; null when nothing looks wrong. The mailbox stays as typed. */
export function meantEmail(typed: string): string | null {
  const [, mailbox, written = ""] = /^\s*([^\s@]+)@([^\s@]+?)[.,;]*\s*$/.exec(typed) ?? [];
  const domain = written.toLowerCase();
  const meant = mailbox && meantDomain(domain);
  return meant && meant !== domain ? `${mailbox}@${meant}` : null;
}

function meantDomain(domain: string): string | null {
  const known = [...common, ...short];
  if (known.includes(domain) || real.has(domain)) return null;
  const near = common.find((one) => isOneSlip(domain, one));
  if (near) return near;
  const name = domain.replace(noEnding, "").replace(countryEnding, "");
  if (name === domain) return null;
  const provider =
    known.find((one) => one.startsWith(`${name}.`)) ?? common.find((one) => isOneSlip(name, nameOf(one)));
  return provider ?? (noEnding.test(domain) ? `${name}.com` : null);
}

const nameOf = (domain: string) => domain.slice(0, domain.indexOf("."));

/** Whether one letter is missing, extra or wrong, or two neighbors have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [is, shouldBe] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  const isSwapped = is.length === 2 && is === `${shouldBe[1]}${shouldBe[0]}`;
  return isSwapped || Math.max(is.length, shouldBe.length) === 1;
}
