import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mailWords } from "#app/content/desk/mail-kinds.ts";
import { sampleIssue } from "#app/server/letter/issue-mail.server.tsx";
import { composeMail, type SampleMail } from "#app/server/mail/letters.server.ts";
import { newsletterLinks } from "#app/server/newsletter/newsletter-links.server.ts";
import { type Services, siteLetters } from "#app/server/services.server.ts";
import { site } from "#config/site.ts";

type Site = Pick<Services, "dataKey" | "settings">;

const home = "/dev/emails";

/** Every email that the site writes, about invented people. */
export function sampleMails({ dataKey, settings }: Site): SampleMail[] {
  const { siteUrl } = settings;
  return [
    ...siteLetters(dataKey, settings).flatMap((letters) => letters.samples()),
    ...sampleIssue(newsletterLinks(dataKey, siteUrl), siteUrl),
  ];
}

/**
 * The page at this path, `/dev/emails` or a kind's below it; null for any other. Only the development server loads this file,
 * so no build has it.
 */
export function emailPage(path: string, of: Site): string | null {
  if (path !== home && !path.startsWith(`${home}/`)) return null;
  const byKind = Map.groupBy(sampleMails(of), ({ kind }) => kind as string);
  if (path === home) return page("Emails", <List byKind={byKind} of={of} />);
  const kind = path.slice(home.length + 1);
  const shown = byKind.get(kind)?.map((sample) => <Sample key={sample.sample} sample={sample} of={of} />);
  return shown ? page(kind, shown) : null;
}

function List({ byKind, of }: { byKind: ReadonlyMap<string, SampleMail[]>; of: Site }) {
  return (
    <ul className="list">
      {[...byKind].map(([kind, samples]) => (
        <li key={kind}>
          <a href={`${home}/${kind}`}>{kind}</a>
          {mailWords.has(kind) && `, at the desk: “${mailWords.get(kind)}”`}
          <ul>
            {samples.map(({ sample, mail }) => (
              <li key={sample}>
                {sample}, to {audiences[mail.audience]}: <strong>{mail.write(of.settings).subject}</strong>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const audiences = { visitor: "a visitor", team: "the team", colleague: "a colleague" } as const;

function Sample({ sample: { sample, mail }, of }: { sample: SampleMail; of: Site }) {
  const { from, to, replyTo, subject, headers, icalEvent, html, text } = composeMail(sample, mail, of.settings);
  const event = icalEvent as { filename: string; content: string } | undefined;
  const shown = { Subject: subject, From: from, To: to, "Reply-To": replyTo, ...headers, Attached: event?.filename };
  return (
    <section aria-label={sample}>
      <h2>{sample}</h2>
      <dl>
        {Object.entries(shown).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{wordsOf(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="frames">
        <Frame title={`${sample}, light`} html={String(html)} scheme="light" />
        <Frame title={`${sample}, dark`} html={String(html)} scheme="dark" />
      </div>
      <h3>Text</h3>
      <pre>{String(text)}</pre>
      {event && (
        <details>
          <summary>{event.filename}</summary>
          <pre>{event.content}</pre>
        </details>
      )}
    </section>
  );
}

/** A sandbox lets no script of a hostile sample run. The colors are the ones of a reader's dark screen, whatever ours is. */
function Frame({ title, html, scheme }: { title: string; html: string; scheme: "light" | "dark" }) {
  const media = scheme === "dark" ? "all" : "not all";
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html.replaceAll("(prefers-color-scheme:dark)", media)}
      style={{ colorScheme: scheme }}
    />
  );
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "string") return value;
  const people = [value].flat() as { name: string; address: string }[];
  return people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");
}

function page(title: string, children: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.name}`}</title>
        <link rel="stylesheet" href="/app/styles/tokens.css" />
        <style>{sheet}</style>
      </head>
      <body>
        <main>
          {title !== "Emails" && <a href={home}>All emails</a>}
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  )}`;
}

const sheet = `
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--body); }
  main { max-width: 80rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
  h1, h2 { font-family: var(--display); font-weight: 400; }
  a { color: var(--evergreen); }
  :focus-visible { outline: 3px solid var(--focus-halo); outline-offset: 2px; }
  .list { padding: 0; list-style: none; }
  .list > li, section { padding: 1rem 0; border-top: 1px solid var(--rule); }
  dl > div { display: grid; grid-template-columns: minmax(6rem, 14rem) 1fr; gap: 1rem; }
  dd { margin: 0; }
  .frames { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1rem; }
  iframe { width: 100%; height: 40rem; border: 1px solid var(--rule); }
  pre { padding: 1rem; background: var(--paper-raised); white-space: pre-wrap; }
`;
