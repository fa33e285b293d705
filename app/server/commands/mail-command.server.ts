import { randomUUID } from "node:crypto";
import { foldEmail, isEmailAddress } from "#app/domain/text/email-address.ts";
import { composeMail, type UnwrittenMail } from "#app/server/mail/letters.server.ts";
import { createTransport, describeSmtpFailure, mailDropFolder } from "#app/server/mail/transport.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import type { CommandStreams, ExitCode } from "./command.server.ts";

const usage = `Usage: npm run -s mail -- test EMAIL

Sends one email to this address the way the site sends its own, and says what the mail server answered.
`;

const words = "This email proves that the site can send. It is not about anyone's request, and needs no answer.";

/** `npm run mail -- test EMAIL`: proves the mail settings before a visitor depends on them. */
export async function handleMail(
  settings: Settings,
  [action = "", typed = "", ...rest]: string[],
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const email = foldEmail(typed);
  if (action !== "test" || !isEmailAddress(email) || rest.length > 0) {
    problems.write(usage);
    return 2;
  }
  const { smtpUrl, dataDir } = settings;
  const transport = createTransport(settings, 1);
  try {
    await transport.send(composeMail(randomUUID(), testMail(email), settings), AbortSignal.timeout(60_000));
  } catch (error) {
    problems.write(`The email did not go out (${describeSmtpFailure(error).code}).\n`);
    return 1;
  } finally {
    transport.close();
  }
  out.write(
    smtpUrl === undefined
      ? `SMTP_URL is not set, so the email is a file in ${mailDropFolder(dataDir)}.\n`
      : "The mail server took the email. Look for it in the inbox, and in the spam folder.\n",
  );
  return 0;
}

function testMail(email: string): UnwrittenMail {
  return {
    audience: "visitor",
    visitor: { email },
    write: () => ({ subject: "A test from your site", body: { text: words, html: `<p>${words}</p>` } }),
  };
}
