import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { type ClosingAnswer, closingCostsModel } from "./model.ts";

/** The sections drawn, then every line as a Loan Estimate lists it, then the cash. */
function ClosingDrawing({ answer }: { answer: ClosingAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <SectionPapers answer={answer} />
      </div>
      <NumbersTable
        head={["Section", "Amount"]}
        rows={answer.sections.map(({ section, title, totalCents }) => [
          `${section}. ${title}`,
          formatCents(totalCents),
        ])}
        sum={["D + I, before the lender’s credit", formatCents(answer.loanCostsCents + answer.otherCostsCents)]}
      />
      <NumbersTable
        title="Every line"
        head={["Line", "Section", "Amount"]}
        rows={answer.sections.flatMap(({ section, items }) =>
          items.map(({ label, cents }) => [`${section}: ${label}`, section, formatCents(cents)] as const),
        )}
      />
      <NumbersTable
        title="Calculating cash to close"
        head={["Line", "Amount"]}
        rows={[
          ["Total closing costs (J)", signedCents(answer.totalCents)],
          ["Down payment", formatCents(answer.downCents)],
          ["Deposit", signedCents(-answer.depositCents)],
          ["Seller’s credits", signedCents(-answer.sellerCreditCents)],
          ["Help, gifts and other credits", signedCents(-answer.helpCents)],
        ]}
        sum={["Cash to close", signedCents(answer.cashCents)]}
      />
    </>
  );
}

function signedCents(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(Math.abs(cents));
}

type Section = ClosingAnswer["sections"][number];

const sheets = sheetsOf(434, 476);

/** The sections of a Loan Estimate as papers on one street: the letter is the house number, the length the amount. */
function SectionPapers({ answer }: { answer: ClosingAnswer }) {
  const [at, setAt] = useState(0);
  const { sections } = answer;
  const highest = Math.max(...sections.map(({ totalCents }) => totalCents), 1);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Closing costs by the sections of a Loan Estimate: ${sections.map(say).join("; ")}`}
        draw={(sheet) =>
          sections.map((section, index) => (
            <Paper
              key={section.section}
              section={section}
              sheet={sheet}
              y={(index * sheet.height) / sections.length}
              share={section.totalCents / highest}
              pointed={index === at}
            />
          ))
        }
      />
      <PlotWalk
        label="Section"
        count={sections.length}
        at={at}
        say={(index) => {
          const section = sections[index];
          return section ? say(section) : "";
        }}
        onWalk={setAt}
      />
    </>
  );
}

function say({ section, title, totalCents }: Section): string {
  return `${section}, ${title}: ${formatDollars(totalCents)}`;
}

type PaperProps = { section: Section; sheet: Sheet; y: number; share: number; pointed: boolean };

function Paper({ section: { section, title, totalCents }, sheet, y, share, pointed }: PaperProps) {
  const narrow = sheet.name === "narrow";
  const left = 62;
  const length = round(Math.max(2, share * (sheet.width - left - (narrow ? 78 : 110))));
  const own = section === "A" || section === "B" || section === "C";
  const row = y + 12;
  return (
    <g>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect
          x="1.5"
          y={row}
          width="44"
          height="36"
          rx="6"
          fill={pointed ? "var(--evergreen-tint)" : "var(--paper-raised)"}
        />
        <rect x={left} y={row + 18} width={length} height="20" fill={own ? "var(--s-brick)" : "var(--s-slate)"} />
      </g>
      <circle cx="8" cy={row + 18} r="2" fill="var(--s-line)" />
      <circle cx="39" cy={row + 18} r="2" fill="var(--s-line)" />
      <text x="23.5" y={row + 26} fontSize="21" textAnchor="middle" style={{ fontFamily: "var(--display)" }}>
        {section}
      </text>
      <Note x={left} y={row + 11} size={narrow ? 13.5 : 15} strong={pointed}>
        {title}
      </Note>
      <Note x={left + length + 10} y={row + 34} size={narrow ? 15 : 18} strong>
        {formatDollars(totalCents)}
      </Note>
    </g>
  );
}

export const calculator = calculatorOf(closingCostsModel, ClosingDrawing);
