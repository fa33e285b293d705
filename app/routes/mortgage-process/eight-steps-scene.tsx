import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";

/** One picture for each step of the mortgage process, 240 by 160. The marigold door comes with the last. */
export const eightSteps = [Sums, Letter, ForSale, Agreement, Application, Cabinet, ThreeDays, Keys] as const;

const frame = { viewBox: "0 0 240 160", className: "mp-scene" };

/** Plan: sums on a pad. */
function Sums() {
  return (
    <SceneFrame {...frame} title="A notepad with a few sums, and a pencil">
      <Box x={-4} y={-4} w={248} h={168} fill="wood" bare />
      <g transform="rotate(-5 120 80)">
        <Box x={66} y={25} w={108} h={124} fill="wood-2" bare />
        <Box x={58} y={16} w={108} h={124} fill="paper" />
        <Line d="M58 34h108" />
        <Line d="M74 54h40M134 54h18M74 72h30M134 72h18M74 90h44M134 90h18" width={2} opacity={0.6} />
        <Line d="M74 104h78" />
        <Line d="M128 120h24" width={4} color="green" />
      </g>
      <g transform="rotate(24 196 80)">
        <Box x={190} y={30} w={12} h={84} fill="lamp" />
        <Line d="M190 114l6 16 6-16z" fill="trim" />
        <Box x={190} y={22} w={12} h={10} fill="brick" />
      </g>
    </SceneFrame>
  );
}

/** Plan: the letter that says up to how much. */
function Letter() {
  return (
    <SceneFrame {...frame} title="A letter with a stamp that says pre-approved, beside its envelope">
      <Box x={-4} y={-4} w={248} h={168} fill="wood" bare />
      <g transform="rotate(4 170 110)">
        <Box x={118} y={84} w={112} h={68} fill="cream" />
        <Line d="M118 84l56 38 56-38" />
      </g>
      <g transform="rotate(-4 90 80)">
        <Box x={36} y={21} w={112} h={128} fill="wood-2" bare />
        <Box x={28} y={12} w={112} h={128} fill="paper" />
        <Box x={42} y={26} w={36} h={9} fill="slate" bare />
        <Line d="M42 50h84M42 62h84M42 74h60" width={2} opacity={0.55} />
        <g transform="rotate(-5 86 106)">
          <Box x={32} y={94} w={108} h={24} />
          <text x={86} y={110} className="sl">
            PRE-APPROVED
          </text>
        </g>
      </g>
    </SceneFrame>
  );
}

/** Elevation: a house with a sign in the yard. */
function ForSale() {
  return (
    <SceneFrame {...frame} title="A small house with a for sale sign in its yard">
      <Disc x={196} y={86} r={30} fill="sun" bare />
      <Box x={30} y={70} w={110} h={90} fill="green" />
      <Line d="M16 74l42-48h54l42 48z" fill="roof" />
      <SceneWindow x={44} y={92} w={26} h={32} lit />
      <SceneDoor x={92} y={98} w={30} h={62} color="brick" />
      <Line d="M176 160V84h46" width={4} />
      <Box x={184} y={94} w={50} h={34} fill="paper" />
      <Line d="M190 84v10M228 84v10" />
      <text x={209} y={108} className="sl">
        FOR
      </text>
      <text x={209} y={122} className="sl">
        SALE
      </text>
    </SceneFrame>
  );
}

/** Plan: two lines to sign, one of them signed. */
function Agreement() {
  return (
    <SceneFrame {...frame} title="A contract with two signature lines, the first one signed">
      <Box x={-4} y={-4} w={248} h={168} fill="wood" bare />
      <g transform="rotate(3 110 80)">
        <Box x={48} y={17} w={140} h={138} fill="wood-2" bare />
        <Box x={40} y={8} w={140} h={138} fill="paper" />
        <Box x={56} y={22} w={70} h={9} fill="brick" bare />
        <Line d="M56 46h108M56 58h108M56 70h108M56 82h64" width={2} opacity={0.55} />
        <Line d="M56 122h46M118 122h46" />
        <Line d="M60 116c8-14 12 10 20-4s10 6 18-4" color="slate" />
      </g>
      <g transform="rotate(-30 196 112)">
        <Box x={190} y={64} w={12} h={74} r={5} fill="slate" />
        <Line d="M190 138l6 14 6-14z" fill="metal" />
      </g>
    </SceneFrame>
  );
}

/** Plan: a form of three pages. */
function Application() {
  return (
    <SceneFrame {...frame} title="A folder with an application form of three pages">
      <Box x={-4} y={-4} w={248} h={168} fill="wood" bare />
      <Box x={46} y={21} w={170} h={130} fill="wood-2" bare />
      <Box x={38} y={12} w={170} h={130} fill="brick" />
      {[0, 1, 2].map((page) => (
        <g key={page} transform={`rotate(${page * 4 - 6} 120 80)`}>
          <Box x={62} y={22} w={98} h={116} fill="paper" />
        </g>
      ))}
      <g transform="rotate(2 120 80)">
        {[40, 62, 84, 106].map((y, row) => (
          <g key={y}>
            <Box x={72} y={y} w={12} h={12} fill="paper" />
            {row < 2 && <Line d={`M74 ${y + 6}l3 4 6-8`} color="green" />}
            <Line d={`M94 ${y + 6}h54`} width={2} opacity={0.55} />
          </g>
        ))}
      </g>
    </SceneFrame>
  );
}

/** Elevation: the file is in an office drawer for weeks. */
function Cabinet() {
  return (
    <SceneFrame
      {...frame}
      title="A filing cabinet with one drawer open, a desk lamp, and a calendar with weeks crossed out"
    >
      <Box x={36} y={22} w={74} h={138} fill="slate" />
      {[30, 74, 118].map((y) => (
        <g key={y}>
          <Box x={44} y={y} w={58} h={36} fill="slate" />
          <Box x={64} y={y + 6} w={18} h={8} fill="trim" />
        </g>
      ))}
      <Line d="M52 74l4-22h38l4 22z" fill="paper" />
      <Box x={40} y={74} w={66} h={36} fill="brick" />
      <Box x={64} y={82} w={18} h={8} fill="trim" />
      <Box x={136} y={30} w={76} h={64} fill="paper" />
      <Box x={136} y={30} w={76} h={14} fill="brick-2" />
      <Line
        d="M144 56l8 8M152 56l-8 8M162 56l8 8M170 56l-8 8M180 56l8 8M188 56l-8 8M198 56l6 8M204 56l-6 8"
        width={2}
      />
      <Line d="M144 76l8 8M152 76l-8 8M162 76l8 8M170 76l-8 8" width={2} />
      <Box x={126} y={128} w={110} h={10} fill="wood" />
      <Line d="M138 138v22M224 138v22" width={4} />
      <Line d="M206 128v-14l-22-10" width={4} />
      <Line d="M190 96l-18 16h24z" fill="lamp" />
    </SceneFrame>
  );
}

/** Plan: the stamp, and three days marked. */
function ThreeDays() {
  return (
    <SceneFrame {...frame} title="A disclosure stamped clear to close, and a calendar with three days marked">
      <Box x={-4} y={-4} w={248} h={168} fill="wood" bare />
      <g transform="rotate(-3 84 80)">
        <Box x={30} y={19} w={112} h={132} fill="wood-2" bare />
        <Box x={22} y={10} w={112} h={132} fill="paper" />
        <Line d="M36 30h84M36 42h84M36 54h60M92 74h28M92 86h28" width={2} opacity={0.55} />
        <Line d="M36 74h40M36 86h34" width={2} opacity={0.55} />
        <Disc x={80} y={116} r={18} />
        <Line d="M71 116l7 8 13-15" width={4} color="green" />
      </g>
      <g transform="rotate(5 190 76)">
        <Box x={158} y={47} w={66} h={66} fill="wood-2" bare />
        <Box x={152} y={40} w={66} h={66} fill="paper" />
        <Box x={152} y={40} w={66} h={14} fill="slate" />
        {[158, 178, 198].map((x) => (
          <Box key={x} x={x} y={68} w={14} h={22} fill="lamp" />
        ))}
      </g>
    </SceneFrame>
  );
}

/** Elevation: the door is yours. */
function Keys() {
  return (
    <SceneFrame
      {...frame}
      title="An open front path to a lit marigold door with the key in it, a moving box on the step"
    >
      <Box x={20} y={18} w={200} h={142} fill="brick" />
      <Line d="M34 40h12M60 62h12M40 96h12M186 44h12M196 90h12M170 118h12" width={1.5} opacity={0.45} />
      <Box x={10} y={8} w={220} h={12} fill="trim" />
      <SceneWindow x={42} y={64} w={30} h={46} lit />
      <SceneWindow x={168} y={64} w={30} h={46} lit />
      <Box x={94} y={46} w={54} h={106} fill="trim" />
      <Box x={100} y={52} w={42} h={100} fill="go" />
      <Box x={108} y={62} w={26} h={28} fill="lamp" />
      <Disc x={136} y={108} r={3} fill="trim" />
      <Line d="M136 111v5" />
      <Disc x={136} y={121} r={5} />
      <Line d="M136 126v12M136 132h4" />
      <Box x={84} y={152} w={74} h={8} fill="cream" />
      <Box x={166} y={128} w={38} h={32} fill="wood" />
      <Line d="M166 138h38M185 128v10" />
    </SceneFrame>
  );
}
