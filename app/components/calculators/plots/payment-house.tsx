import { classNames } from "#app/lib/format/class-names.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type DrawnPayment, houseSize, type PaymentPart, paymentParts } from "./payment-parts.tsx";
import { round } from "./sheet.tsx";

/** The payment as a house: floors to scale in dollars, rent as a dotted line at its height. Drawn twice, once for phones. */
export function PaymentHouse({ answer }: { answer: DrawnPayment }) {
  return (
    <>
      <HouseOnSheet answer={answer} sheet={wideSheet} />
      <HouseOnSheet answer={answer} sheet={narrowSheet} />
    </>
  );
}

function HouseOnSheet({ answer, sheet }: { answer: DrawnPayment; sheet: HouseSheet }) {
  const parts = paymentParts(answer);
  const { floors, top, door, rentY } = houseLayout(parts, answer, sheet);
  const said = parts.map(({ name, cents }) => `${name} ${formatDollars(cents)}`).join(", ");
  return (
    <svg
      className={classNames("plot", "plot--house", sheet.narrow ? "plot--narrow" : "plot--wide")}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`The monthly payment drawn as a house, each floor as high as its share: ${said}`}
    >
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        {floors.map(({ part, y, height }) => (
          <rect
            key={part.name}
            x={sheet.houseX}
            y={y}
            width={sheet.houseWidth}
            height={height}
            fill={`var(--s-${part.color})`}
          />
        ))}
        <Roof sheet={sheet} top={top} />
        {door > 0 && <Door sheet={sheet} height={door} />}
      </g>
      {floors.map((floor) => (
        <FloorLabel key={floor.part.name} floor={floor} sheet={sheet} />
      ))}
      {rentY !== null && <RentLine y={rentY} cents={answer.rentCents ?? 0} sheet={sheet} />}
      <path d={`M0 ${sheet.ground}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
    </svg>
  );
}

function Roof({ sheet, top }: { sheet: HouseSheet; top: number }) {
  const { houseX, houseWidth, roof } = sheet;
  const eaves = `M${houseX - 22} ${top + 2}L${houseX + houseWidth / 2} ${top - roof}L${houseX + houseWidth + 22} ${top + 2}z`;
  return <path d={eaves} fill="var(--s-roof)" />;
}

function Door({ sheet, height }: { sheet: HouseSheet; height: number }) {
  const { houseX, houseWidth, ground, doorWidth } = sheet;
  const middle = houseX + houseWidth / 2;
  return (
    <>
      <rect x={middle - doorWidth / 2} y={ground - height} width={doorWidth} height={height} fill="var(--s-go)" />
      <circle cx={middle + doorWidth * 0.3} cy={ground - height / 2} r="2.5" fill="var(--s-line)" stroke="none" />
    </>
  );
}

function FloorLabel({ floor, sheet }: { floor: PlacedPart; sheet: HouseSheet }) {
  const { part, y, height, labelY } = floor;
  const wall = sheet.houseX + sheet.houseWidth;
  const middle = y + height / 2;
  return (
    <>
      <path
        d={`M${wall} ${middle}h10L${wall + 26} ${labelY}h8`}
        fill="none"
        stroke="var(--rule-strong)"
        strokeWidth="1.5"
      />
      {sheet.narrow ? (
        <>
          <text x={wall + 40} y={labelY - 1} fontSize="16" fontWeight="600">
            {formatDollars(part.cents)}
          </text>
          <text className="mut" x={wall + 40} y={labelY + 14} fontSize="13">
            {part.shortName}
          </text>
        </>
      ) : (
        <text x={wall + 46} y={labelY + 6} fontSize="18">
          <tspan fontWeight="600">{formatDollars(part.cents)}</tspan>
          <tspan className="mut" dx="12" fontSize="17">
            {part.name}
          </tspan>
        </text>
      )}
    </>
  );
}

function RentLine({ y, cents, sheet }: { y: number; cents: number; sheet: HouseSheet }) {
  const fontSize = sheet.narrow ? 14 : 16;
  return (
    <>
      <path
        d={`M0 ${y}H${sheet.houseX + sheet.houseWidth + 8}`}
        stroke="var(--rent-line)"
        strokeWidth="3"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      <text className="rent" x="0" y={y - fontSize - 10} fontSize={fontSize} fontWeight="600">
        Rent now
      </text>
      <text className="rent" x="0" y={y - 8} fontSize={fontSize} fontWeight="600">
        {formatDollars(cents)}
      </text>
    </>
  );
}

/** The paper that the house is drawn on, in drawing units. */
export type HouseSheet = {
  narrow: boolean;
  width: number;
  height: number;
  ground: number;
  houseX: number;
  houseWidth: number;
  doorWidth: number;
  doorHeight: number;
  /** Height of the roof, which carries no data. */
  roof: number;
  /** The minimum distance between two labels. */
  labelGap: number;
};

export const wideSheet: HouseSheet = {
  narrow: false,
  ...houseSize.wide,
  ground: 484,
  houseX: 130,
  houseWidth: 270,
  doorWidth: 40,
  doorHeight: 84,
  roof: 72,
  labelGap: 32,
};

export const narrowSheet: HouseSheet = {
  narrow: true,
  ...houseSize.narrow,
  ground: 396,
  houseX: 78,
  houseWidth: 92,
  doorWidth: 24,
  doorHeight: 48,
  roof: 44,
  labelGap: 38,
};

type PlacedPart = { part: PaymentPart; y: number; height: number; labelY: number };

/** Room over the house for roof and labels. */
const headroom = 24;

/** The places of each floor, its label, the roof, the door and the rent line, so that the tallest of them fits the sheet. */
export function houseLayout(
  parts: readonly PaymentPart[],
  { monthlyCents, rentCents }: Pick<DrawnPayment, "monthlyCents" | "rentCents">,
  sheet: HouseSheet,
) {
  const tallest = Math.max(monthlyCents, rentCents ?? 0, 1);
  const perCent = (sheet.ground - sheet.roof - headroom) / tallest;
  const floors: PlacedPart[] = [];
  let top = sheet.ground;
  let lowestLabel = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const height = part.cents * perCent;
    top -= height;
    const labelY = Math.min(top + height / 2, lowestLabel - sheet.labelGap);
    lowestLabel = labelY;
    floors.push({ part, y: round(top), height: round(height), labelY: round(labelY) });
  }
  return {
    floors,
    top: round(top),
    door: doorHeight(sheet.ground - top, sheet),
    rentY: rentCents === null ? null : round(sheet.ground - rentCents * perCent),
  };
}

/** The door fits its house: lower in a low house, and none if it would be only a line. */
function doorHeight(houseHeight: number, sheet: HouseSheet): number {
  const height = Math.min(sheet.doorHeight, houseHeight * 0.8);
  return height < 12 ? 0 : round(height);
}
