import { Box, Disc, Line } from "./shapes.tsx";

type PlaceProps = { x: number; y: number };

export function Tree({ x, y, r }: PlaceProps & { r: number }) {
  return (
    <>
      <Line
        d={`M${x} ${y}v${-r * 1.5}M${x} ${y - r * 0.8}l${r * 0.4} ${-r * 0.4}M${x} ${y - r * 0.6}l${-r * 0.35} ${-r * 0.35}`}
        width={4}
      />
      <Disc x={x} y={y - r * 1.9} r={r} fill="leaf" />
      <Line d={`M${x - r * 0.45} ${y - r * 1.7}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.5} ${-r * 0.55}`} />
    </>
  );
}

export function StreetLamp({ x, y }: PlaceProps) {
  return (
    <>
      <Line d={`M${x} ${y}v-118`} width={4} />
      <Line d={`M${x - 9} ${y - 118}h18l-4 -22h-10z`} fill="lamp" />
      <Line d={`M${x - 9} ${y - 140}h18l-9 -9z`} fill="roof" />
      <Box x={x - 6} y={y - 6} w={12} h={6} fill="roof" />
    </>
  );
}

export function Railing({ x, y, w }: PlaceProps & { w: number }) {
  const posts = Array.from({ length: Math.floor(w / 10) + 1 }, (_, index) => `M${x + index * 10} ${y - 26}v26`);
  return <Line d={`M${x} ${y - 26}h${w}${posts.join("")}`} />;
}
