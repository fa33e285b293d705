import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import type { StateSpan } from "#app/content/market/county-reach.ts";
import css from "./state-ranges.css?inline";

type StateRangesProps = {
  rows: readonly StateSpan[];
  scale: { from: number; to: number; ticks: readonly number[] };
  /** Formats a figure. */
  say: (value: number) => string;
};

/** One line per state: from its lowest place to its highest, with the middle marked. A line ends at the end of the scale. */
export function StateRanges({ rows, scale, say }: StateRangesProps) {
  const place = (value: number) => {
    const share = (Math.min(value, scale.to) - scale.from) / (scale.to - scale.from);
    return `${Math.round(share * 1000) / 10}%`;
  };
  return (
    <div
      className="rr"
      role="img"
      aria-label="One line a state, in the order of the mark; the table below has every number."
    >
      <InlineStyle name="state-ranges" layer="page" css={css} />
      <div className="rr__grid">
        {scale.ticks.map((tick) => (
          <i key={tick} style={{ left: place(tick) }}>
            {say(tick)}
          </i>
        ))}
      </div>
      {rows.map(({ state, name, low, middle, high }) => (
        <p key={state}>
          <span>
            <b>{state}</b>
            <b>{name}</b>
          </span>
          <i style={{ "--lo": place(low), "--hi": place(high), "--at": place(middle) } as CSSProperties} />
          <b>{say(middle)}</b>
        </p>
      ))}
    </div>
  );
}
