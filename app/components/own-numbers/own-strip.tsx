import { InlineStyle } from "#app/components/inline-style.tsx";
import type { OwnNumber } from "#app/lib/my-path/own-numbers.ts";
import { capital } from "#app/lib/my-path/path-names.ts";
import css from "./own-strip.css?inline";

type Said = Pick<OwnNumber, "label" | "text" | "ofPlace">;

type OwnStripProps = {
  /** The visitor's numbers in use on the page. */
  used: readonly Said[];
  /** The numbers that it could use: their fields still have the example. */
  free: readonly Said[];
  onUse: () => void;
  onDrop: () => void;
  /** What the page says of them; null for nothing. */
  note?: string | null;
  /** The page's text without them, if it isn't an example. */
  dropWords?: string;
  /** The numbers that leave the device. */
  leaves?: string;
};

/** Says which of the visitor's own numbers a page uses, and puts its example back. */
export function OwnStrip({
  used,
  free,
  note = null,
  onUse,
  onDrop,
  dropWords = "Use the example instead",
  leaves = "They stay on this device.",
}: OwnStripProps) {
  const isUsed = used.length > 0;
  const listed = isUsed ? used : free;
  const whose = listed.every(({ ofPlace }) => ofPlace) ? "your county’s numbers" : "your numbers";
  return (
    <aside className="own-strip screen-only" aria-label="Your numbers from My path">
      <InlineStyle name="own-strip" layer="page" css={css} />
      <p>
        <b role="status">{isUsed ? `Using ${whose}` : `${capital(whose)} are not in use here`}</b>, from{" "}
        <a href="/my-path">My path</a>. {leaves}
      </p>
      <dl>
        {listed.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isUsed && note && <p>{note}</p>}
      <button type="button" className="tlink" onClick={isUsed ? onDrop : onUse}>
        {isUsed ? dropWords : "Use my numbers"}
      </button>
    </aside>
  );
}
