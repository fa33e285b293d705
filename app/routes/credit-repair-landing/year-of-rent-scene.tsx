import { Box, Line } from "#app/components/scenes/shapes.tsx";

const months = 12;
const room = 50;
/** Windows with someone home, by floor; about one in three. */
const litMonths = [[], [2, 5, 10], [0, 3, 7, 8], [1, 6, 11], [4, 5, 9], [0, 2, 7, 10]];

/** One floor of a brick building with a window for each month of rent. Floors stack without a seam. */
export function YearOfRent({ floor }: { floor: number }) {
  return (
    <svg className="scene" viewBox="0 0 640 84" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Box x={1} y={-4} w={638} h={92} fill="brick" />
        <Line d="M1 83h638" width={1.5} opacity={0.4} />
        {Array.from({ length: months }, (_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months are their numbers.
          <g key={month}>
            <Box x={26 + month * room} y={14} w={38} h={52} fill="trim" />
            <Box
              x={30 + month * room}
              y={18}
              w={30}
              h={44}
              fill={litMonths[floor]?.includes(month) ? "lamp" : "dark"}
            />
            <Line d={`M${45 + month * room} 18v44M${30 + month * room} 38h30`} />
            <Box x={23 + month * room} y={66} w={44} h={6} fill="trim" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The roof of that building: a water tower says whose city this is. */
export function RentRoof() {
  return (
    <svg className="scene" viewBox="0 0 640 92" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Line d="M470 46l6-30h44l6 30z" fill="wood" />
        <Line d="M472 34h52M475 24h46" />
        <Line d="M466 16h64l-32-15z" fill="roof" />
        <Line d="M480 46v26M516 46v26M480 60h36" width={4} />
        <Line d="M120 72V52M120 52h28M148 52v-8M110 60h20" width={4} />
        <Box x={-2} y={70} w={644} h={16} fill="trim" />
        <Box x={8} y={86} w={624} h={8} fill="cream" />
      </g>
    </svg>
  );
}

/** Its ground floor: the door of 4B, and the card that is never taken down. */
export function RentGround() {
  return (
    <svg className="scene" viewBox="0 0 640 124" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Box x={1} y={-2} w={638} h={128} fill="brick-2" />
        <Box x={-2} y={0} w={644} h={10} fill="cream" />
        <Box x={284} y={28} w={72} h={98} fill="trim" />
        <Box x={292} y={36} w={56} h={90} fill="slate" />
        <Box x={292} y={36} w={56} h={16} fill="lamp" />
        <Box x={301} y={84} w={38} h={30} fill="slate" />
        <Box x={270} y={118} w={100} h={8} fill="cream" />
        <Box x={376} y={54} w={20} h={34} fill="trim" />
        <Line d="M382 62h8M382 70h8M382 78h8" width={1.5} />
        {[56, 152, 452, 540].map((x) => (
          <g key={x}>
            <Box x={x - 4} y={34} w={60} h={62} fill="trim" />
            <Box x={x} y={38} w={52} h={54} fill={x === 452 ? "lamp" : "dark"} />
            <Line d={`M${x + 26} 38v54`} />
          </g>
        ))}
        <Box x={60} y={46} w={44} h={22} fill="paper" />
        <text x={82} y={62} className="sl">
          RENT
        </text>
      </g>
    </svg>
  );
}
