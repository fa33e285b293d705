/** A flat fill of the scenes' palette: `--s-brick` and so on in tokens.css. */
export type SceneColor =
  | "stamp"
  | "sun"
  | "far"
  | "line"
  | "brick"
  | "brick-2"
  | "cream"
  | "green"
  | "slate"
  | "roof"
  | "trim"
  | "dark"
  | "lamp"
  | "leaf"
  | "paper"
  | "wood"
  | "wood-2"
  | "ground"
  | "go"
  | "metal"
  | "none";

/** `bare` draws no outline, for the far layer and shadows. */
type ShapeProps = { fill?: SceneColor; bare?: boolean };

type BoxProps = ShapeProps & { x: number; y: number; w: number; h: number; r?: number };

export function Box({ x, y, w, h, r, fill, bare }: BoxProps) {
  return <rect x={x} y={y} width={w} height={h} rx={r} fill={sceneFill(fill)} stroke={bare ? "none" : undefined} />;
}

type DiscProps = ShapeProps & { x: number; y: number; r: number };

export function Disc({ x, y, r, fill, bare }: DiscProps) {
  return <circle cx={x} cy={y} r={r} fill={sceneFill(fill)} stroke={bare ? "none" : undefined} />;
}

type LineProps = ShapeProps & {
  d: string;
  /** Stroke width if it isn't 2.5: 4 for posts, 1.2 to 1.5 for boards and bricks. */
  width?: number;
  /** Color of the line if it isn't the scenes' ink. */
  color?: SceneColor;
  opacity?: number;
};

export function Line({ d, fill, bare, width, color, opacity }: LineProps) {
  return (
    <path
      d={d}
      fill={sceneFill(fill)}
      stroke={bare ? "none" : color && sceneFill(color)}
      strokeWidth={width}
      opacity={opacity}
    />
  );
}

function sceneFill(color: SceneColor = "none"): string {
  return color === "none" ? "none" : `var(--s-${color})`;
}
