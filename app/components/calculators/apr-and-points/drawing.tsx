import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { aprAndPointsModel, type NamedOffer, type OffersAnswer } from "./model.ts";

const lines: readonly [string, (offer: NamedOffer) => string][] = [
  ["Rate", ({ annualRate }) => formatTypedRate(annualRate)],
  ["Points", ({ pointsCents }) => formatDollars(pointsCents)],
  ["Lender’s fees", ({ feesCents }) => formatDollars(feesCents)],
  ["Payment", ({ paymentCents }) => formatCents(paymentCents)],
  ["APR", ({ apr }) => formatRate(apr())],
];

/** The two offers side by side, and who is ahead year by year. */
function OffersDrawing({ answer }: { answer: OffersAnswer }) {
  const { offers, light, heavy, comparison } = answer;
  const years = Array.from({ length: light.termMonths / 12 + 1 }, (_, year) => year);
  return (
    <>
      <div className="cp-plot">
        <OffersPlot answer={answer} />
      </div>
      <NumbersTable
        title="The two offers side by side"
        open
        head={["What it asks", "Offer A", "Offer B"]}
        rows={lines.map(([name, show]) => [name, show(offers[0]), show(offers[1])])}
      />
      <NumbersTable
        title="Who is ahead, year by year"
        head={["After", `Offer ${light.name} ahead by`, `Offer ${heavy.name} ahead by`]}
        rows={years.map((year) => {
          const cents = comparison.byMonthCents[year * 12] ?? 0;
          return [
            counted(year, "year"),
            cents < 0 ? formatDollars(-cents) : "–",
            cents > 0 ? formatDollars(cents) : "–",
          ];
        })}
      />
    </>
  );
}

/** How fees change the rate, and when the offer with the higher upfront cost has paid off. */
function OffersPlot({ answer }: { answer: OffersAnswer }) {
  const { light, heavy, comparison, keptMonths } = answer;
  const keptYears = keptMonths / 12;
  return (
    <>
      <AprLines answer={answer} />
      <AdvantagePlot
        byMonthCents={comparison.byMonthCents}
        breakEvenMonths={comparison.breakEvenMonths}
        years={yearsDrawn(comparison.breakEvenMonths, keptYears, light.termMonths)}
        startYear={keptYears}
        label={`Offer ${heavy.name} against offer ${light.name}`}
        say={(year, cents) => leadWords(answer, year, cents)}
      />
    </>
  );
}

function leadWords({ light, heavy }: OffersAnswer, year: number, cents: number): string {
  const when = year === 0 ? "At closing" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both offers have cost the same`;
  const [ahead, behind] = cents > 0 ? [heavy, light] : [light, heavy];
  return `${when} offer ${ahead.name} is ${formatDollars(Math.abs(cents))} ahead of offer ${behind.name}`;
}

const aprSheets = sheetsOf(190, 210);

/** Each offer on the scale of rates: from its rate to the APR that points and fees make of it. */
function AprLines({ answer: { offers } }: { answer: OffersAnswer }) {
  const ends = offers.flatMap(({ annualRate, apr }) => [annualRate, apr()]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const spread = Math.max(high - low, 0.001);
  const label = offers
    .map(({ name, annualRate, apr }) => `offer ${name}: rate ${formatTypedRate(annualRate)}, APR ${formatRate(apr())}`)
    .join("; ");
  return (
    <TwoSheets
      sheets={aprSheets}
      label={`From rate to APR. ${label}`}
      draw={(sheet) =>
        offers.map((offer, index) => (
          <OfferLine
            key={offer.name}
            offer={offer}
            sheet={sheet}
            y={round((sheet.height / 2) * index + sheet.height * 0.27)}
            x={(rate) => round(54 + ((rate - low) / spread) * (sheet.width - 54 - 74))}
          />
        ))
      }
    />
  );
}

type OfferLineProps = { offer: NamedOffer; sheet: Sheet; y: number; x: (rate: number) => number };

function OfferLine({ offer: { name, annualRate, apr }, sheet, y, x }: OfferLineProps) {
  const [from, to] = [x(annualRate), x(apr())];
  const size = sheet.text;
  return (
    <>
      <g stroke="var(--s-line)" strokeWidth="2">
        <rect x="1" y={y - 16} width="34" height="30" rx="5" fill="var(--paper-raised)" />
      </g>
      <text x="18" y={y + 6} fontSize="18" textAnchor="middle" fontFamily="var(--display)">
        {name}
      </text>
      <path d={`M44 ${y}H${sheet.width}`} stroke="var(--rule)" />
      <path d={`M${from} ${y}H${to}`} stroke="var(--clay)" strokeWidth="5" />
      <circle cx={from} cy={y} r="7" fill="var(--paper)" stroke="var(--evergreen)" strokeWidth="4" />
      <circle cx={to} cy={y} r="7" fill="var(--clay)" />
      <Note
        x={Math.max(54, from)}
        y={y - 16}
        size={size}
        look="good"
        anchor={from > sheet.width * 0.7 ? "end" : "start"}
      >
        {formatTypedRate(annualRate)} rate
      </Note>
      <Note x={to} y={y + 28} size={size} look="cost" strong anchor={to > sheet.width * 0.55 ? "end" : "start"}>
        {formatRate(apr())} APR
      </Note>
    </>
  );
}

export const calculator = calculatorOf(aprAndPointsModel, OffersDrawing);
