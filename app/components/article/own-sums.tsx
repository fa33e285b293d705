import { type ReactNode, useContext } from "react";
import { OwnFigure, OwnLines } from "#app/components/own-numbers/own-lines.tsx";
import { AnchorPrefix } from "./sources.tsx";

// The sums of a guide's sample with the visitor's own numbers. The shares are those of the guide's text.

const income = <OwnFigure sum={{ income: 1 }} />;
const debts = <OwnFigure sum={{ debts: 1 }} />;
const price = <OwnFigure sum={{ price: 1 }} />;
const cash = <OwnFigure sum={{ cash: 1 }} />;

const aMonth = 1 / 12;

const sums = {
  afford: [
    <>
      Your income of {income} a year is <OwnFigure sum={{ income: aMonth }} /> a month. At 28%, the house could take{" "}
      <OwnFigure sum={{ income: 0.28 * aMonth }} /> of it.
    </>,
    <>
      At 36%, less your debts of {debts} a month, it is <OwnFigure sum={{ income: 0.36 * aMonth, debts: -1 }} />.
    </>,
  ],
  ratio: [
    <>
      Your debts of {debts} a month are <OwnFigure sum={{ debts: 12 }} per="income" /> of your income of {income} a
      year. That is before any house payment.
    </>,
    <>
      With the payment that feels right to you, <OwnFigure sum={{ comfort: 1 }} /> a month, it would be{" "}
      <OwnFigure sum={{ comfort: 12, debts: 12 }} per="income" />.
    </>,
  ],
  goal: [
    <>
      On a home of {price}, 3.5% down is <OwnFigure sum={{ price: 0.035 }} />. Closing costs come on top:{" "}
      <a href="/my-path">My path</a> counts them.
    </>,
    <>You have {cash} so far.</>,
  ],
  closing: [
    <>
      On a home of {price}, 2% to 5% is <OwnFigure sum={{ price: 0.02 }} /> to <OwnFigure sum={{ price: 0.05 }} />.
    </>,
  ],
  fha: [
    <>
      On a home of {price}, 3.5% down is <OwnFigure sum={{ price: 0.035 }} />. The upfront premium of 1.75% adds{" "}
      <OwnFigure sum={{ price: 0.965 * 0.0175 }} /> to the loan.
    </>,
  ],
  cushion: [
    <>
      If the house costs what your rent costs now, <OwnFigure sum={{ rent: 1 }} /> a month, three months of it are{" "}
      <OwnFigure sum={{ rent: 3 }} />.
    </>,
    <>You have {cash} so far.</>,
  ],
} as const satisfies Record<string, readonly ReactNode[]>;

/**
 * Under a guide's sample: the same sums with the visitor's numbers, if there is a plan on this device. Not in booklets: they
 * are for paper.
 */
export function Yours({ sum }: { sum: keyof typeof sums }) {
  const isAlone = useContext(AnchorPrefix) === "";
  return isAlone && <OwnLines lines={sums[sum].map((text, index) => ({ id: `${sum}${index}`, text }))} />;
}
