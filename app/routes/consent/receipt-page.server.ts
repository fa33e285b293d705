import { redirect } from "react-router";
import { type ContactChannel, contactChannels } from "#app/domain/contact/contact-stops.ts";
import { maskEmail } from "#app/domain/text/email-address.ts";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import { affirmByReceipt, type Receipt, readReceipt, stopByReceipt } from "#app/server/contact/receipt.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { formatEasternDay, formatEasternTime } from "#app/server/time/eastern-time.server.ts";

/** A receipt's data on the page. People forward links, so the address and number are masked. */
export type ShownReceipt = {
  words: string;
  /** "Saturday, November 21, 2026 at 3:04 PM EST". */
  given: string;
  form: string;
  /** The path of the page; null if the stored value isn't a URL. */
  page: string | null;
  allowsMarketing: boolean;
  channels: ShownChannel[];
  /** What opens again when they press the button for it: "calls and texts". Null for nothing. */
  reopens: string | null;
  /** Whether answers by email are stopped, too. */
  answersStopped: boolean;
};

/** One way to reach someone: where it leads, and the day they stopped it. */
export type ShownChannel = { channel: ContactChannel; to: string | null; stopped: string | null };

/** The result of a receipt link. `erased` says how long we keep the record, if we do. */
export type ReceiptPage =
  | { state: "there"; receipt: ShownReceipt }
  | { state: "erased"; keptUntil: string | null }
  | { state: "unknown" };

type Needed = { services: Pick<Services, "bookings" | "database" | "dataKey" | "recipients" | "settings"> };

/** The receipt that an emailed link opens. Changes nothing: programs that scan emails open every link in them. */
export async function receiptOf(token: string, { services }: Needed): Promise<ReceiptPage> {
  const { database, dataKey, settings } = services;
  const evidenceId = receiptLinks(dataKey, settings.siteUrl).readToken(token);
  if (evidenceId === null) return { state: "unknown" };
  const receipt = await readReceipt({ db: database.db, dataKey }, evidenceId);
  if ("words" in receipt) return { state: "there", receipt: shown(receipt) };
  const { keptUntil } = receipt;
  return { state: "erased", keptUntil: keptUntil === null ? null : formatEasternDay(keptUntil) };
}

/**
 * Stops the channel whose button was pressed (calls with those that are booked), or lets the yes count after their stop, and leads back to that place on the page.
 * Only the link says whose it is.
 */
export async function takePress(request: Request, token: string, { services }: Needed) {
  const { database, dataKey, settings } = services;
  const evidenceId = receiptLinks(dataKey, settings.siteUrl).readToken(token);
  const pressed = (await request.formData()).get("channel");
  const channel = contactChannels.find((one) => one === pressed);
  const parts = { db: database.db, dataKey };
  if (evidenceId !== null && channel) {
    const stopped = await stopByReceipt(parts, evidenceId, channel, Date.now());
    // What they booked before, they no longer want. A press that is repeated cancels nothing that they booked since.
    if (stopped && channel === "call") await services.bookings.cancelAll(stopped, services.recipients);
  }
  if (evidenceId !== null && pressed === "again") await affirmByReceipt(parts, evidenceId, Date.now());
  return redirect(`/consent/${token}#${channel ?? "stop"}`, 303);
}

const list = new Intl.ListFormat("en-US");

function shown({ words, givenAt, form, pageUrl, allowsMarketing, email, phone, ...stops }: Receipt): ShownReceipt {
  const maskedPhone = phone && `(•••) •••-${phone.slice(-4)}`;
  return {
    words,
    form,
    allowsMarketing,
    given: formatEasternTime(givenAt),
    page: URL.canParse(pageUrl) ? new URL(pageUrl).pathname : null,
    answersStopped: stops.answersStopped,
    reopens: stops.reopens.length === 0 ? null : list.format(stops.reopens.map((channel) => `${channel}s`)),
    channels: contactChannels.map((channel) => {
      const at = stops.stoppedAt[channel];
      return {
        channel,
        to: channel === "email" ? maskEmail(email) : maskedPhone,
        stopped: at === null ? null : formatEasternDay(at),
      };
    }),
  };
}
