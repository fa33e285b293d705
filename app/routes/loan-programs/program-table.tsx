import { ClaimText, claimsIn, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { loans } from "#app/content/claims/loans.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import { loanPrograms, programRulesChecked } from "#app/content/pages/buying/loan-programs-words.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

type Program = (typeof loanPrograms)[number];

/** Six programs compared: what each asks, what the rules of the year say, who it fits. Cards on small screens. */
export function ProgramTable() {
  const claims = claimsIn(
    loanPrograms.flatMap(({ features }) => features),
    loans,
  );
  return (
    <section className="leg leg--R sec lp-programs" aria-labelledby="programs">
      <div className="wrap">
        <h2 id="programs">What each one asks, and what it costs</h2>
        <table className="rowcards lp-table">
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Key features</th>
              <th scope="col">The rules in {limits.year}</th>
              <th scope="col">Best for</th>
            </tr>
          </thead>
          <tbody>
            {loanPrograms.map((program) => (
              <ProgramRow key={program.id} program={program} />
            ))}
          </tbody>
        </table>
        <DisclosureText>
          Rules looked up on {formatDay(programRulesChecked.asOf)}; limits are for one home outside Alaska, Hawaii and
          the territories. <Disclosure claims={claims} />
        </DisclosureText>
      </div>
    </section>
  );
}

function ProgramRow({ program: { id, title, description, features, rules, bestFor } }: { program: Program }) {
  return (
    <tr id={id}>
      <th scope="row">
        <span className="lp-name">{title}</span>
        <span className="lp-what">{description}</span>
      </th>
      <td data-label="Key features">
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <ClaimText text={feature} claims={loans} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={`The rules in ${limits.year}`}>
        {rules.map(({ text, source }) => (
          <p key={text}>
            {text} <span className="fine">{source}</span>
          </p>
        ))}
      </td>
      <td data-label="Best for" className="lp-best">
        <p>{bestFor}</p>
      </td>
    </tr>
  );
}
