import { InlineScript } from "#app/components/inline-script.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Bricks, SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { isPage } from "#app/content/heads/page-heads.ts";
import { site } from "#config/site.ts";
import missedPathScript from "./missed-path-script.ts?script";
import css from "./not-found-screen.css?inline";

// A page that does not exist yet would not help someone who just missed one.
const ways = [
  { to: "/get-started", label: "Get your free credit analysis" },
  { to: "/how-it-works", label: "See how it works" },
  { to: "/resources", label: "Read guides and use the calculators" },
  { to: "/faq", label: "Read common questions" },
].filter(({ to }) => isPage(to));

/** The 404 page. */
export function NotFound() {
  return (
    <>
      <InlineStyle name="not-found" layer="page" css={css} />
      <div className="wrap nf cols cols--end">
        <div>
          <h1>404 - Page Not Found</h1>
          <p className="lead">The page you're looking for doesn't exist.</p>
          <div className="acts">
            <ButtonLink to="/">
              Return Home <Arrow />
            </ButtonLink>
          </div>
        </div>
        <div className="nf__ways">
          <h2>Were you looking for one of these?</h2>
          <ul className="lines lines--closed">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <a className="tlink" href={to}>
                  {label} <Arrow />
                </a>
              </li>
            ))}
            <li>
              <a className="tlink" href={site.phone.href}>
                Call {site.phone.display} <Arrow />
              </a>
            </li>
            <li>
              <a className="tlink" href={`mailto:${site.email}`}>
                Write to us <Arrow />
              </a>
            </li>
          </ul>
        </div>
      </div>
      <MissingNumber />
      <InlineScript code={missedPathScript} />
    </>
  );
}

/** A row of houses: 402, 403, a walled-up doorway, 405. The path stops short of it. */
function MissingNumber() {
  return (
    <SceneFrame
      viewBox="0 0 2000 424"
      preserveAspectRatio="xMidYMax slice"
      className="missing"
      title="A row of houses numbered 402, 403 and 405. Between 403 and 405 the doorway is walled up and has no number; the path ends in front of it"
    >
      <FarLayer />
      <RowHouse x={340} top={92} wall="cream" door="slate" number="402" lit={1} />
      <RowHouse x={600} top={60} wall="slate" door="brick" number="403" lit={0} />
      <WalledHouse x={860} />
      <RowHouse x={1140} top={72} wall="green" door="slate" number="405" lit={1} />
      <RowHouse x={1400} top={104} wall="brick" door="green" number="406" lit={0} />
      <Tree x={244} y={330} r={46} />
      <Tree x={1764} y={330} r={52} />
      <StreetLamp x={1688} y={330} />
      <Pavement />
    </SceneFrame>
  );
}

function FarLayer() {
  return (
    <>
      <Disc x={1700} y={196} r={86} fill="sun" bare />
      <Line d="M0 330V214l180-22 240 30 300-18 360 10 320-22 260 18 340-30v150z" fill="far" bare />
    </>
  );
}

type RowHouseProps = { x: number; top: number; wall: SceneColor; door: SceneColor; number: string; lit: 0 | 1 };

function RowHouse({ x, top, wall, door, number, lit }: RowHouseProps) {
  const cornice = Array.from({ length: 15 }, (_, index) => `M${x + 12 + index * 17} ${top - 4}v8`).join("");
  // Upper windows end above the number plate, even in a low house.
  const upper = { y: top + 26, h: Math.min(62, 146 - top) };
  return (
    <>
      <Box x={x} y={top} w={260} h={330 - top} fill={wall} />
      {wall === "brick" && <Bricks x={x} y={top} w={250} h={300 - top} />}
      <Box x={x - 4} y={top - 12} w={268} h={18} fill="roof" />
      <Line d={cornice} width={1.5} opacity={0.5} />
      <SceneWindow x={x + 34} {...upper} w={46} lit={lit === 1} />
      <SceneWindow x={x + 164} {...upper} w={46} lit={lit === 0} />
      <SceneWindow x={x + 34} y={218} w={58} h={66} lit={lit === 0} />
      <SceneDoor x={x + 158} y={230} w={56} h={94} color={door} fan />
      <Box x={x + 140} y={324} w={92} h={7} fill="cream" />
      <NumberPlate x={x + 186} number={number} />
    </>
  );
}

function NumberPlate({ x, number }: { x: number; number?: string }) {
  return (
    <>
      <Box x={x - 28} y={188} w={56} h={27} r={5} fill={number ? "paper" : "trim"} />
      <Disc x={x - 21} y={201.5} r={1.6} fill="line" bare />
      <Disc x={x + 21} y={201.5} r={1.6} fill="line" bare />
      {number && (
        <text x={x} y={208.5} className="sn">
          {number}
        </text>
      )}
    </>
  );
}

function WalledHouse({ x }: { x: number }) {
  const courses = Array.from({ length: 9 }, (_, row) => {
    const top = 236 + row * 10;
    const joints = row % 2 ? [14, 42] : [28];
    return `M${x + 112} ${top}h56${joints.map((joint) => `M${x + 112 + joint} ${top - 10}v10`).join("")}`;
  });
  return (
    <>
      <Box x={x} y={40} w={280} h={290} fill="brick" />
      <Bricks x={x} y={50} w={270} h={150} />
      <Box x={x - 5} y={28} w={290} h={18} fill="trim" />
      <Line d={`M${x - 5} 56h290`} width={1.5} opacity={0.5} />
      <SceneWindow x={x + 34} y={84} w={46} h={66} />
      <SceneWindow x={x + 117} y={84} w={46} h={66} lit />
      <SceneWindow x={x + 200} y={84} w={46} h={66} />
      <SceneWindow x={x + 28} y={222} w={52} h={66} bars="upright" />
      <SceneWindow x={x + 200} y={222} w={52} h={66} bars="upright" />
      <Box x={x + 104} y={222} w={72} h={108} fill="trim" />
      <Box x={x + 112} y={230} w={56} h={100} fill="brick-2" />
      <Line d={courses.join("")} width={1.5} opacity={0.6} />
      <Box x={x + 94} y={324} w={92} h={7} fill="cream" />
      <NumberPlate x={x + 140} />
    </>
  );
}

/** The walk comes in from the left and ends at a stop with nothing behind it. */
function Pavement() {
  return (
    <>
      <Box x={-10} y={330} w={2020} h={104} fill="ground" />
      <path className="missing__path" d="M-10 396H972a28 28 0 0 0 28 -28V357" fill="none" />
      <circle className="missing__path" cx={1000} cy={346} r={11} fill="var(--s-ground)" />
    </>
  );
}
