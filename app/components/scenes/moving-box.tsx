import { Box, Line } from "./shapes.tsx";

type MovingBoxProps = { x: number; y: number; w: number; h: number; label?: string };

/** A taped moving box; what is in it stands on it. */
export function MovingBox({ x, y, w, h, label }: MovingBoxProps) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} fill="wood" />
      <Box x={x + w / 2 - 6} y={y} w={12} h={h * 0.36} fill="cream" />
      <Line d={`M${x} ${y + h * 0.14}h${w / 2 - 6}M${x + w / 2 + 6} ${y + h * 0.14}h${w / 2 - 6}`} width={1.5} />
      {label && (
        <text x={x + w / 2} y={y + h * 0.76} className="sl">
          {label}
        </text>
      )}
    </>
  );
}
