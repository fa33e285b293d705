import { site } from "#config/site.ts";
import type { CardWords } from "./card-words.ts";
import type { Tokens } from "./light-tokens.ts";

type CardTextProps = { words: CardWords; tokens: Tokens };

/** The words of a card, as the layout library wants them: boxes with inline styles only. */
export function CardText({ words: { kind, large, note }, tokens }: CardTextProps) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 1200, height: 630, padding: "64px 72px" }}>
      <div style={{ display: "flex", alignItems: "center", color: tokens("evergreen") }}>
        <svg width="58" height="50" viewBox="0 0 46 40" aria-hidden="true">
          <g fill="none" stroke={tokens("evergreen")} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
            <circle cx="11" cy="13" r="8" />
            <path d="M19 13h12a10 10 0 0 1 10 10v15M30 14v9" />
          </g>
        </svg>
        <div style={{ marginLeft: 18, fontFamily: "Young Serif", fontSize: 34, color: tokens("ink") }}>{site.name}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: 580, marginTop: 44 }}>
        <div style={{ fontFamily: "Figtree", fontSize: 26, color: tokens("ink-2") }}>{kind}</div>
        <div
          style={{
            marginTop: 14,
            fontFamily: "Young Serif",
            fontSize: sizeFor(large),
            lineHeight: 1.08,
            color: tokens("ink"),
          }}
        >
          {large}
        </div>
        {note && (
          <div style={{ marginTop: 18, fontFamily: "Figtree", fontSize: 22, color: tokens("ink-2") }}>{note}</div>
        )}
      </div>
    </div>
  );
}

/** Long words are set smaller, so that they always end above the sidewalk. */
function sizeFor({ length }: string): number {
  if (length <= 34) return 68;
  if (length <= 52) return 58;
  return length <= 76 ? 50 : 42;
}
