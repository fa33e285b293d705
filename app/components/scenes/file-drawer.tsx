import { SceneFrame } from "./frame.tsx";
import { Box, Line } from "./shapes.tsx";

/** Elevation of a filing cabinet: the drawer with your folder is open. */
export function FileDrawer() {
  return (
    <SceneFrame
      viewBox="0 0 460 420"
      className="file-drawer"
      title="A filing cabinet; one drawer is open, with your folder in it"
    >
      <Box x={-600} y={0} w={1660} h={404} fill="far" bare />
      <WallPicture />
      <Box x={-600} y={392} w={1660} h={28} fill="ground" bare />
      <Box x={-600} y={386} w={1660} h={8} fill="trim" />
      <Box x={132} y={72} w={196} h={326} fill="slate" />
      <Drawer y={84} label="A–F" />
      <Drawer y={296} label="T–Z" />
      <Box x={142} y={186} w={176} h={98} fill="dark" />
      <Folders />
      <Box x={120} y={218} w={220} h={84} fill="slate" />
      <Box x={190} y={234} w={80} h={24} fill="paper" />
      <text x="230" y="251" className="sl">
        G–S
      </text>
      <Line d="M204 276h52" width={5} />
      <Plant />
    </SceneFrame>
  );
}

function Drawer({ y, label }: { y: number; label: string }) {
  return (
    <>
      <Box x={142} y={y} w={176} h={92} fill="slate" />
      <Box x={196} y={y + 22} w={68} h={22} fill="paper" />
      <text x="230" y={y + 38} className="sl">
        {label}
      </text>
      <Line d={`M204 ${y + 64}h52`} width={5} />
    </>
  );
}

/** Yours is higher than the others. */
function Folders() {
  return (
    <>
      <Line d="M152 220v-44h40l8 10h96v34z" fill="cream" />
      <Line d="M160 220v-30h96l8-8h36v38z" fill="wood" />
      <Line d="M168 220v-74h54l8 12h72v62z" fill="brick" />
      <Box x={176} y={152} w={38} h={16} fill="paper" />
      <text x="195" y="164" className="sl">
        YOU
      </text>
      <Line d="M182 182h88M182 196h60" width={1.5} opacity={0.5} />
    </>
  );
}

function WallPicture() {
  return (
    <>
      <Box x={32} y={40} w={76} h={96} fill="trim" />
      <Box x={42} y={50} w={56} h={76} fill="paper" />
      <Line d="M52 112V84l18-14 18 14v28z" fill="green" />
      <Box x={66} y={94} w={10} h={18} fill="trim" />
    </>
  );
}

/** On top of the cabinet: someone waters this. */
function Plant() {
  return (
    <>
      <Line d="M276 44c-4-22-22-26-30-24c2 14 14 24 30 24c4-26 18-34 32-30c0 16-14 30-32 30" fill="leaf" />
      <Line d="M258 42h36l-6 30h-24z" fill="stamp" />
      <Box x={150} y={60} w={70} h={12} fill="brick" />
      <Box x={156} y={50} w={58} h={10} fill="cream" />
    </>
  );
}
