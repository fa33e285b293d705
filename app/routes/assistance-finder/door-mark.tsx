import type { ProgramVerdict } from "#app/domain/programs/program-match.ts";

/** A door: wide open, ajar or shut. What it says stands in words beside it. */
export function DoorMark({ verdict }: { verdict: ProgramVerdict }) {
  return (
    <svg className={`af-door af-door--${verdict}`} viewBox="0 0 44 52" aria-hidden="true">
      <path className="af-door__frame" d="M7 50V3h30v47" />
      {verdict === "fits" && <path className="af-door__leaf" d="M7 3l-5 6v47l5-6z" transform="translate(2)" />}
      {verdict === "open" && <path className="af-door__leaf" d="M7 3l17 7v46L7 50z" />}
      {verdict === "unmet" && <path className="af-door__leaf" d="M7 3h30v47H7z" />}
      {verdict !== "fits" && <circle className="af-door__knob" cx={verdict === "unmet" ? 31 : 20} cy="30" r="2.4" />}
      <path className="af-door__ground" d="M0 50.5h44" />
    </svg>
  );
}
