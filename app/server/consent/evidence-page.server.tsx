import { renderToStaticMarkup } from "react-dom/server";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { site } from "#config/site.ts";
import { type EvidenceBundle, readRecordText } from "./evidence-bundle.server.ts";
import { sha256Of } from "./evidence-chain.server.ts";

/** A bundle as a page to print: the same facts, on paper. It needs no other files and runs no scripts. */
export function printBundle(bundle: EvidenceBundle): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<EvidencePage bundle={bundle} />)}\n`;
}

const css = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 2px solid; break-inside: avoid; }
dl { display: grid; gap: 0.25rem 1.5rem; grid-template-columns: minmax(0, 9rem) minmax(0, 1fr); }
dt { font-weight: bold; }
dd { margin: 0; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 4px solid; }
code { font-size: 0.85rem; }`;

function EvidencePage({ bundle }: { bundle: EvidenceBundle }) {
  const { email, madeAt, records, stops, chain, checksum } = bundle;
  const title = `What ${email} agreed to`;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            {site.name} wrote this on {timeOf(madeAt)}. It contains personal data: share it only with those who need it.
          </p>
          {records.map((item) => (
            <OneRecord key={item.link} item={item} />
          ))}
          <Stops stops={stops} />
          <section>
            <h2>Is it real?</h2>
            <p>
              Each record has a fingerprint, and the fingerprints form a chain. Change one letter and the chain breaks.
              The file that came with this page holds the chain from link {chain.firstLink} to link {chain.lastLink}.
              The file docs/consent-evidence.md says how anyone can check it.
            </p>
            <Facts
              facts={[
                ["Last link", <code key="end">{chain.hash}</code>],
                ["Checksum", <code key="sum">{checksum}</code>],
              ]}
            />
          </section>
        </main>
      </body>
    </html>
  );
}

function OneRecord({
  item: { link, record, words, keptUntil, affirmedAt },
}: {
  item: EvidenceBundle["records"][number];
}) {
  const { name, email, phone, form, pageUrl, givenAt, text, marketing } = readRecordText(record);
  return (
    <section>
      <h2>Record {link}</h2>
      <p>These words were on the form:</p>
      <blockquote>{words}</blockquote>
      <Facts
        facts={[
          ["Agreed on", `${timeOf(givenAt)} (${givenAt})`],
          ["Name", name],
          ["Email", email],
          ["Phone", phone === null ? "none given" : formatUsPhoneNumber(phone)],
          ["Form", form],
          ["Page", pageUrl],
          ["It allows", marketing ? "calls, texts and emails about our services" : "an answer to the request"],
          ["Words", `${text.id}, version ${text.version}`],
          ...(affirmedAt === undefined ? [] : [["Said again that it counts", timeOf(affirmedAt)] satisfies Fact]),
          ...(keptUntil === null ? [] : [["Kept until", timeOf(keptUntil)] satisfies Fact]),
          ["Fingerprint", <code key="digest">{sha256Of(record)}</code>],
        ]}
      />
    </section>
  );
}

function Stops({ stops }: Pick<EvidenceBundle, "stops">) {
  return (
    <section>
      <h2>What they asked us to stop</h2>
      {stops.length === 0 ? (
        <p>Nothing so far.</p>
      ) : (
        <ul>
          {stops.map(({ channel, scope, source, at }) => (
            <li key={`${channel} ${scope} ${at}`}>
              {timeOf(at)}: {channel === "all" ? "every way to reach them" : channel},{" "}
              {scope === "all" ? "for any reason" : "for marketing"}. It came by {source.replaceAll("-", " ")}.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Fact = [term: string, value: React.ReactNode];

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map(([term, value]) => (
        <div key={term} style={{ display: "contents" }}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function timeOf(iso: string): string {
  return formatEasternTime(Date.parse(iso));
}
