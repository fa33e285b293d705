import { Tag } from "#app/components/ui/plate.tsx";
import { introductionWords } from "#app/content/site/lender-words.ts";

/** Sample profiles: a realtor partner's bell label, without inventing a person. */
const profiles = [
  { place: "Phoenix and Mesa, AZ", text: "First-time buyers, starter homes" },
  { place: "Atlanta, GA", text: "FHA buyers and local programs" },
  { place: "Minneapolis, MN", text: "VA buyers and their families" },
  { place: "Houston, TX", text: "Condos and townhomes" },
] as const;

export function Partnership() {
  return (
    <section className="leg leg--R sec sec--on partnership">
      <div className="wrap split">
        <div>
          <h2>Ready to look? Then meet a realtor.</h2>
          <p className="lead">
            When your credit and your down payment are in place, we introduce you to a realtor partner: someone who
            works with first-time buyers where you want to live.
          </p>
          <p>
            It is an introduction, not a contract. Whether you work together is up to the two of you.{" "}
            {introductionWords}
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Our services come with the loan through a tenant mortgage offering, with no separate
              fee. Third-party and closing costs may still apply.
            </p>
          </div>
        </div>
        <DoorbellPanel />
      </div>
    </section>
  );
}

/** One bell per place; ringing one asks for an introduction with the free analysis. */
function DoorbellPanel() {
  return (
    <div className="bell">
      <div className="bell__grille screen-only" aria-hidden="true" />
      <div className="bell__top apart">
        <h3 className="h4">Realtor partners</h3>
        <Tag>Sample profiles</Tag>
      </div>
      <ul>
        {profiles.map(({ place, text }) => (
          <li key={place}>
            <a className="apart" href="/get-started">
              <span className="bell__name">
                <b>
                  <span className="vh">Ask for an introduction: </span>
                  {place}
                </b>
                <span>{text}</span>
              </span>
              <i className="push screen-only" />
            </a>
          </li>
        ))}
      </ul>
      <p className="small">Ring a bell to open the request form, and tell us where you want to live.</p>
    </div>
  );
}
