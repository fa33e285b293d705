import { ownWords } from "#app/domain/desk/mail/mail-words.ts";
import type { ContactChannel, StopChannel } from "./contact-stops.ts";

const namesOfWays: Record<ContactChannel, RegExp> = {
  call: /\b(?:call|calls|calling|phone|phoning)\b/i,
  text: /\b(?:text|texts|texting|sms)\b/i,
  email: /\b(?:e-?mails?|e-?mailing|mailing|unsubscribe|newsletter)\b/i,
};

/**
 * What a person asked us to stop (see `asksToStop`): the one way that their own words name. Where they
 * name none or several, all counts: it is better to stop too much.
 */
export function stoppedIn(text: string): StopChannel {
  const own = ownWords(text).slice(0, 5000);
  const named = (Object.keys(namesOfWays) as ContactChannel[]).filter((way) => namesOfWays[way].test(own));
  const [first, ...others] = named;
  return first === undefined || others.length > 0 ? "all" : first;
}
