import { Feed } from "feed";
import { canonicalUrl } from "#app/lib/page/seo.ts";
import type { LetterArchive, PublicIssue, PublicLetter } from "#app/server/letter/letter-archive.server.ts";
import { formatEasternDay } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";

/** The newsletter page's data on sent letters. Days are in words. */
export type ShownLetters = {
  last: PublicLetter;
  day: string;
  earlier: (Pick<PublicIssue, "number" | "subject"> & { day: string })[];
};

/** More are found in the feed. */
const mostEarlier = 12;

/** The last letter with the earlier ones; null while none went out. */
export async function readShownLetters(letters: LetterArchive): Promise<ShownLetters | null> {
  const [newest, ...others] = await letters.list(mostEarlier + 1);
  const last = newest && (await letters.read(newest.number));
  if (!last) return null;
  const earlier = others.map(({ number, subject, sentAt }) => ({ number, subject, day: formatEasternDay(sentAt) }));
  return { last, day: formatEasternDay(last.sentAt), earlier };
}

/** The letter at an address; null if there isn't one. */
export async function readLetterAt(letters: LetterArchive, number: string) {
  const letter = /^[1-9]\d{0,5}$/.test(number) ? await letters.read(Number(number)) : null;
  return letter && { letter, day: formatEasternDay(letter.sentAt), path: `/newsletter/${letter.number}` };
}

/** All letters for feed readers, newest first, without their text: that is on our pages. */
export async function writeLetterFeed(letters: LetterArchive): Promise<string> {
  const issues = await letters.list(50);
  const feed = new Feed({
    id: canonicalUrl("/newsletter"),
    link: canonicalUrl("/newsletter"),
    title: `${site.name}: the weekly letter`,
    description: "One thing to do each week on the way from renting to owning.",
    language: "en-US",
    copyright: site.name,
    updated: new Date(issues[0]?.sentAt ?? 0),
    feedLinks: { rss: canonicalUrl("/newsletter/feed.xml") },
  });
  for (const { number, subject, firstLine, sentAt } of issues) {
    const link = canonicalUrl(`/newsletter/${number}`);
    feed.addItem({ id: link, link, title: subject, description: firstLine, date: new Date(sentAt) });
  }
  return feed.rss2();
}
