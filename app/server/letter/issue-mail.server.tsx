import type { Kysely } from "kysely";
import type { ReactNode } from "react";
import { type LetterBlock, type LetterInline, wholeAddress, wordsOf } from "#app/domain/letter/letter-tree.ts";
import type { IssueRecipientRow } from "#app/server/database/schema/letter-schema.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import {
  type Letter,
  type RenderedMail,
  renderMail,
  type SampleMail,
  type UnwrittenMail,
} from "#app/server/mail/letters.server.ts";
import {
  MailLayout,
  MailLink,
  Paragraph,
  PostalAddress,
  SectionHeading,
  SmallPrint,
  styles,
} from "#app/server/mail/mail-layout.server.tsx";
import { sampleId, samplePerson, sampleTime } from "#app/server/mail/sample-people.server.ts";
import { listHeaders } from "#app/server/newsletter/newsletter-letters.server.tsx";
import { type NewsletterLinks, newsletterPaths } from "#app/server/newsletter/newsletter-links.server.ts";
import { formatEasternDay } from "#app/server/time/eastern-time.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";

/** Who gets a letter: a subscriber, or a colleague who tests it (`subscriber` is null). */
export type IssueReader = { email: string; subscriber: Pick<SubscriberRow, "id" | "confirmed_at"> | null };

/** An issue as it was written. */
export type IssueText = { number: number; subject: string; firstLine: string; words: string };

/** Each reader's own places in a letter; everything else is the same for everyone. */
const places = {
  unsubscribe: "https://unsubscribe.invalid/",
  preferences: "https://preferences.invalid/",
  date: "[the day you signed up]",
} as const;

/** The content of a reader's own places. */
type Places = Record<keyof typeof places, string>;

/**
 * Writes letters, each issue's text rendered once. Once an issue is sent its text doesn't change; while it is a draft, the
 * version tells two texts apart.
 */
export function createIssueEmails(db: Kysely<Schema>, links: NewsletterLinks, siteUrl: string) {
  let last: { key: string; parts: RenderedMail } | null = null;

  function partsOf(issueId: string, text: IssueText & { version: number }): RenderedMail {
    const key = `${issueId} ${text.version}`;
    if (last?.key !== key) last = { key, parts: renderIssue(text, siteUrl) };
    return last.parts;
  }

  return {
    async write(row: IssueRecipientRow, reader: IssueReader): Promise<UnwrittenMail> {
      const text = await readIssueText(db, row.issue_id);
      const own = reader.subscriber ? placesOf(reader.subscriber, links) : testPlaces(siteUrl);
      return letterTo(reader, text.subject, () => fillPlaces(partsOf(row.issue_id, text), own), own);
    },
  };
}

function letterTo(
  { email, subscriber }: IssueReader,
  subject: string,
  body: () => RenderedMail,
  own: Places,
): UnwrittenMail {
  return {
    audience: "visitor",
    visitor: { email },
    write: (senders): Letter => ({
      subject: subscriber ? subject : `Test: ${subject}`,
      body: body(),
      headers: subscriber ? listHeaders({ links: own }, senders) : undefined,
    }),
  };
}

const sampleWords = `# Four lines to read first
A report has *many* pages. **Four lines** say most, and [our guide](/guides) shows where they are.

1. Your name and address
2. What is late <script>alert(1)</script>

> Read it as a lender does.

---

## What it costs
Nothing, at [the official address](https://www.annualcreditreport.com/).`;

/** An invented issue, to a subscriber and as a test. */
export function sampleIssue(links: NewsletterLinks, siteUrl: string): SampleMail[] {
  const subject = "Read four lines today";
  const parts = renderIssue({ number: 7, subject, firstLine: "It takes two minutes.", words: sampleWords }, siteUrl);
  const sampleTo = (subscriber: IssueReader["subscriber"], own: Places) =>
    letterTo({ email: samplePerson.email, subscriber }, subject, () => fillPlaces(parts, own), own);
  const subscriber = { id: sampleId, confirmed_at: sampleTime };
  return [
    { kind: "letter", sample: "usual", mail: sampleTo(subscriber, placesOf(subscriber, links)) },
    { kind: "letter", sample: "a test", mail: sampleTo(null, testPlaces(siteUrl)) },
  ];
}

function placesOf({ id, confirmed_at }: NonNullable<IssueReader["subscriber"]>, links: NewsletterLinks): Places {
  const date = formatEasternDay(confirmed_at ?? 0);
  return { unsubscribe: links.unsubscribe(id), preferences: links.preferences(id), date };
}

/** A colleague is not on the list, so the links lead to the general pages. */
export function testPlaces(siteUrl: string): Places {
  const leave = `${siteUrl}/newsletter/leave`;
  return { unsubscribe: leave, preferences: `${siteUrl}${newsletterPaths.preferences}`, date: places.date };
}

/** Puts a reader's own words and links into both parts. */
export function fillPlaces({ html, text }: RenderedMail, own: Places): RenderedMail {
  const fill = (part: string) =>
    (Object.keys(places) as (keyof Places)[]).reduce(
      (filled, name) => filled.replaceAll(places[name], () => own[name]),
      part,
    );
  return { html: fill(html), text: fill(text) };
}

/** Both parts of an issue, with the readers' places still open. */
export function renderIssue({ number, subject, firstLine, words }: IssueText, siteUrl: string): RenderedMail {
  const { title, blocks } = titledWords(words, subject);
  return renderMail(
    <MailLayout title={title} preview={firstLine} footer={<Footer webAddress={`${siteUrl}/newsletter/${number}`} />}>
      <Blocks blocks={blocks} siteUrl={siteUrl} />
    </MailLayout>,
  );
}

/** A letter that begins with a heading uses it as its title; any other uses its subject. */
export function titledWords(words: string, subject: string): { title: string; blocks: LetterBlock[] } {
  const { blocks } = readMarkdown(words);
  const [first, ...rest] = blocks;
  return first?.type === "heading" ? { title: wordsOf(first.children), blocks: rest } : { title: subject, blocks };
}

/** The text that goes out, or would. */
async function readIssueText(db: Kysely<Schema>, issueId: string): Promise<IssueText & { version: number }> {
  const row = await db
    .selectFrom("issues")
    .innerJoin("issue_versions as text", (join) =>
      join.onRef("text.issue_id", "=", "issues.id").onRef("text.version", "=", "issues.version"),
    )
    .select(["number", "issues.version", "subject", "first_line as firstLine", "words"])
    .where("issues.id", "=", issueId)
    .executeTakeFirstOrThrow();
  return row;
}

function Blocks({ blocks, siteUrl }: { blocks: readonly LetterBlock[]; siteUrl: string }) {
  return withKeys(blocks, (block) => <Block block={block} siteUrl={siteUrl} />);
}

function Block({ block, siteUrl }: { block: LetterBlock; siteUrl: string }) {
  switch (block.type) {
    case "heading":
      return (
        <SectionHeading>
          <Inlines inlines={block.children} siteUrl={siteUrl} />
        </SectionHeading>
      );
    case "paragraph":
      return (
        <Paragraph>
          <Inlines inlines={block.children} siteUrl={siteUrl} />
        </Paragraph>
      );
    case "rule":
      return <hr className="rule" style={styles.rule} />;
    case "quote":
      return (
        <blockquote className="ink typed" style={styles.typed}>
          <Blocks blocks={block.children} siteUrl={siteUrl} />
        </blockquote>
      );
    case "list": {
      const items = withKeys(block.items, (item) => <Item item={item} siteUrl={siteUrl} />);
      if (!block.ordered) {
        return (
          <ul className="ink" style={styles.list}>
            {items}
          </ul>
        );
      }
      return (
        <ol className="ink" style={styles.list} start={block.start}>
          {items}
        </ol>
      );
    }
  }
}

/** A line of a list needs no paragraph around it. */
function Item({ item, siteUrl }: { item: readonly LetterBlock[]; siteUrl: string }) {
  return (
    <li style={styles.item}>
      {withKeys(item, (block) =>
        block.type === "paragraph" ? (
          <Inlines inlines={block.children} siteUrl={siteUrl} />
        ) : (
          <Block block={block} siteUrl={siteUrl} />
        ),
      )}
    </li>
  );
}

function Inlines({ inlines, siteUrl }: { inlines: readonly LetterInline[]; siteUrl: string }): ReactNode {
  return withKeys(inlines, (inline) => {
    switch (inline.type) {
      case "text":
        return inline.text;
      case "break":
        return <br />;
      case "strong":
        return (
          <b>
            <Inlines inlines={inline.children} siteUrl={siteUrl} />
          </b>
        );
      case "em":
        return (
          <em>
            <Inlines inlines={inline.children} siteUrl={siteUrl} />
          </em>
        );
      case "link":
        return (
          <MailLink href={wholeAddress(inline.href, siteUrl)} showAddress>
            <Inlines inlines={inline.children} siteUrl={siteUrl} />
          </MailLink>
        );
    }
  });
}

/** Parts of a text that never changes have no better key than their position. */
function withKeys<Part>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered once, to HTML.
  return parts.map((part, index) => <Keyed key={index}>{show(part)}</Keyed>);
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

function Footer({ webAddress }: { webAddress: string }) {
  return (
    <>
      <SmallPrint>
        You get this because you asked for our weekly letter on {places.date}.{" "}
        <MailLink href={places.unsubscribe} showAddress>
          Unsubscribe
        </MailLink>
        , or{" "}
        <MailLink href={places.preferences} showAddress>
          choose what comes
        </MailLink>
        .
      </SmallPrint>
      <SmallPrint>
        <MailLink href={webAddress} showAddress>
          Read this letter on our site
        </MailLink>
      </SmallPrint>
      <PostalAddress />
    </>
  );
}
