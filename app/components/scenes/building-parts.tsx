import { Box, Disc, Line, type SceneColor } from "./shapes.tsx";

type WindowProps = {
  x: number;
  y: number;
  w: number;
  h: number;
  lit?: boolean;
  sill?: boolean;
  bars?: "cross" | "upright";
};

export function SceneWindow({ x, y, w, h, lit, sill = true, bars = "cross" }: WindowProps) {
  const cross = bars === "cross" ? `M${x} ${y + h * 0.48}h${w}` : "";
  return (
    <>
      <Box x={x - 4} y={y - 4} w={w + 8} h={h + 8} fill="trim" />
      <Box x={x} y={y} w={w} h={h} fill={lit ? "lamp" : "dark"} />
      <Line d={`M${x + w / 2} ${y}v${h}${cross}`} />
      {sill && <Box x={x - 8} y={y + h + 4} w={w + 16} h={5} fill="trim" />}
    </>
  );
}

type DoorProps = {
  x: number;
  y: number;
  w: number;
  h: number;
  color: SceneColor;
  /** Light above the door. */
  fan?: boolean;
  /** Lit pane in the door. */
  pane?: boolean;
};

export function SceneDoor({ x, y, w, h, color, fan, pane }: DoorProps) {
  return (
    <>
      <Box x={x - 6} y={y - 6} w={w + 12} h={h + 6} fill="trim" />
      <Box x={x} y={y} w={w} h={h} fill={color} />
      {fan && <Box x={x} y={y} w={w} h={16} fill="lamp" />}
      {pane ? (
        <Box x={x + w * 0.2} y={y + h * 0.14} w={w * 0.6} h={h * 0.3} fill="lamp" />
      ) : (
        <Box x={x + w * 0.16} y={y + h * 0.14 + (fan ? 12 : 0)} w={w * 0.68} h={h * 0.28} fill={color} />
      )}
      <Box x={x + w * 0.16} y={y + h * 0.56} w={w * 0.68} h={h * 0.32} fill={color} />
      <Disc x={x + w * 0.86} y={y + h * 0.54} r={2.4} fill="trim" />
    </>
  );
}

type BricksProps = { x: number; y: number; w: number; h: number };

/** A few strewn bricks, the same ones on every render. */
export function Bricks({ x, y, w, h }: BricksProps) {
  const bricks = Array.from({ length: Math.floor((w * h) / 2600) }, (_, index) => {
    const left = x + 8 + ((index * 73) % (w - 30));
    const top = y + 10 + ((index * 47 + index * index * 7) % (h - 20));
    return `M${left} ${top}h14`;
  });
  return <Line d={bricks.join("")} width={1.5} opacity={0.45} />;
}
