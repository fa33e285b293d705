import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

/** The ground goes on beyond the picture: the picture's place may be wider or higher than it. */
const beyond = { x: -900, y: -300, w: 2400, h: 1020 };
const bricks = Array.from({ length: 90 }, (_, index) => {
  const x = -560 + ((index * 137) % 1720);
  return `M${x} ${-80 + ((index * 83) % 580)}h22`;
}).join("");
const slats = Array.from({ length: 9 }, (_, index) => `M214 ${98 + index * 18}h172`).join("");

const tiles = `M-900 60h2400M-900 150h2400M-900 240h2400${Array.from({ length: 20 }, (_, column) => `M${-900 + column * 120} -300v630`).join("")}`;

/** Elevation of a window at night: the blind is down, the light behind it is private. */
export function DrawnBlind() {
  return (
    <SceneFrame viewBox="0 0 600 420" className="blind">
      <Box {...beyond} fill="brick" bare />
      <Line d={bricks} width={1.5} opacity={0.45} />
      <Box x={192} y={60} w={216} h={270} fill="trim" />
      <Box x={210} y={78} w={180} h={234} fill="lamp" />
      <Box x={210} y={78} w={180} h={182} fill="cream" />
      <Line d={slats} width={1.5} opacity={0.5} />
      <Box x={206} y={256} w={188} h={12} fill="wood" />
      <Line d="M366 268v40" />
      <Disc x={366} y={314} r={6} fill="wood" />
      <Line d="M300 268v44" />
      <Box x={176} y={330} w={248} h={16} fill="trim" />
      <Line d="M232 330v-26h36v26z" fill="stamp" />
      <Line d="M250 304c-20-4-22-20-20-26c14 0 20 12 20 26c0-18 8-30 20-28c2 14-6 26-20 28" fill="leaf" />
    </SceneFrame>
  );
}

/** Plan of a table: two signed sheets, a pen, and the key they are about. */
export function SignedTerms() {
  return (
    <SceneFrame viewBox="0 0 600 420" className="signed">
      <Box {...beyond} fill="wood" bare />
      <Line
        d="M-900 96H1500M-900 228H1500M-900 360H1500M180 96v132M420 228v132M60 228v132"
        width={1.5}
        opacity={0.35}
      />
      <g transform="rotate(-5 260 210)">
        <Box x={140} y={48} w={240} h={330} fill="wood-2" bare />
        <Box x={132} y={39} w={240} h={330} fill="paper" />
        <Box x={158} y={66} w={84} h={16} fill="slate" />
        <Line
          d="M158 106h188M158 126h188M158 146h140M158 184h188M158 204h188M158 224h96M158 262h188M158 282h120"
          width={1.5}
          opacity={0.5}
        />
        <Line d="M158 340h80M266 340h80" />
        <Line d="M162 332c10-22 18-22 16-4s14-18 20-10s10 6 22-6M272 332c4-16 14-26 18-10s10 2 16-4s12 12 30-2" />
      </g>
      <g transform="rotate(7 470 160)">
        <Box x={424} y={150} w={150} h={16} fill="green" />
        <Line d="M424 150l-30 8l30 8z" fill="trim" />
        <Box x={548} y={150} w={26} h={16} fill="roof" />
      </g>
      <g transform="rotate(-7 470 320)">
        <Disc x={432} y={320} r={26} fill="metal" />
        <Disc x={424} y={320} r={8} fill="wood" />
        <Line d="M457 314h92v12h-8v14h-12v-14h-10v10h-12v-10h-50z" fill="metal" />
      </g>
    </SceneFrame>
  );
}

/** Elevation of a kitchen counter: a cookie jar, its lid on the counter, and one cookie out. */
export function CookieJar() {
  return (
    <SceneFrame viewBox="0 0 600 420" className="jar">
      <Box {...beyond} fill="green" bare />
      <Line d={tiles} width={1.5} opacity={0.3} />
      <Box x={-900} y={330} w={2400} h={20} fill="trim" />
      <Box x={-900} y={350} w={2400} h={300} fill="wood" />
      <Line d="M206 330c-24-50-24-110 0-160h188c24 50 24 110 0 160z" fill="paper" />
      <Cookie x={252} y={300} />
      <Cookie x={312} y={302} />
      <Box x={198} y={158} w={204} h={18} r={4} fill="cream" />
      <Box x={240} y={206} w={120} h={44} fill="cream" />
      <text x="300" y="233" className="sl">
        COOKIES
      </text>
      <Line d="M440 330v-14h118v14z" fill="slate" />
      <Line d="M456 316a43 24 0 0 1 86 0z" fill="slate" />
      <Disc x={499} y={286} r={9} fill="slate" />
      <Cookie x={128} y={304} />
    </SceneFrame>
  );
}

function Cookie({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc x={x} y={y} r={26} fill="wood-2" />
      {[
        [-9, -8],
        [8, -11],
        [12, 6],
        [-4, 9],
      ].map(([dx = 0, dy = 0]) => (
        <Disc key={`${dx} ${dy}`} x={x + dx} y={y + dy} r={3.5} fill="roof" bare />
      ))}
    </>
  );
}
