import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { creditRights } from "#app/content/pages/buying/credit-repair-words.ts";

/** What it costs, right next to what is free. */
export function PriceAndRights() {
  return (
    <section className="leg leg--L sec" id="price">
      <div className="wrap split cr__money">
        <div>
          <h2>What it costs, in full</h2>
          <Receipt />
        </div>
        <div>
          <h2>What the law gives you for free</h2>
          <ul className="lines quiet cr__rights">
            {creditRights.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <a className="tlink" href="/guides/dispute-an-error-yourself">
            Dispute an error yourself, step by step <Arrow />
          </a>
        </div>
      </div>
    </section>
  );
}

function Receipt() {
  const { creditGuarantee, creditRepairPrice } = offers;
  return (
    <div className="card cr__price">
      <div className="row">
        <h3 className="h4">Credit repair on its own</h3>
        <p className="num">
          <ClaimFigure claim={creditRepairPrice} />
        </p>
        <p>{creditRepairPrice.text}</p>
        <DisclosureText>
          <Disclosure claims={[creditRepairPrice]} />
        </DisclosureText>
      </div>
      <div className="row">
        <h3 className="h4">The guarantee and its terms</h3>
        <p className="num">
          <ClaimFigure claim={creditGuarantee} />
        </p>
        <p>{creditGuarantee.text}</p>
        <DisclosureText>
          <Disclosure claims={[creditGuarantee]} />
        </DisclosureText>
      </div>
    </div>
  );
}
