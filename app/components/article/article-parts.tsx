import type { ComponentProps, ReactNode } from "react";
import { LimitMap } from "#app/components/charts/limit-map.tsx";
import { PaymentLoans } from "#app/components/charts/payment-loans.tsx";
import { PaymentWeight } from "#app/components/charts/payment-weight.tsx";
import { PricesLastYear, PricesSince2019 } from "#app/components/charts/price-tiles.tsx";
import { RateHistory } from "#app/components/charts/rate-history.tsx";
import { RateWeeks } from "#app/components/charts/rate-weeks.tsx";
import { RentRanges } from "#app/components/charts/rent-ranges.tsx";
import { ScoreBands } from "#app/components/charts/score-bands.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";

/** What the text of an article may use, by the names it has in the MDX files. */
export const articleParts = {
  a: TextLink,
  Ref,
  Aside,
  Cost,
  WorkedOut,
  ScoreBands,
  RateHistory,
  RateWeeks,
  PricesSince2019,
  PricesLastYear,
  RentRanges,
  LimitMap,
  PaymentLoans,
  PaymentWeight,
};

function TextLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <SiteLink {...rest} to={href} />;
}

/** A raised number that leads to the n-th source. */
function Ref({ n }: { n: number }) {
  return (
    <sup>
      <a href={`#source-${n}`} aria-label={`Source ${n}`}>
        {n}
      </a>
    </sup>
  );
}

/** A side remark, with a sky rule. */
function Aside({ children }: { children: ReactNode }) {
  return <aside className="prose__aside">{children}</aside>;
}

/** A cost or a warning, with a clay bar. */
function Cost({ children }: { children: ReactNode }) {
  return <div className="cost">{children}</div>;
}

/** A figure that the article comes to by a sum of its own, though a claim of the site reads the same. */
function WorkedOut({ children }: { children: ReactNode }) {
  return <span data-worked-out="">{children}</span>;
}
