import type { CSSProperties, ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./article-figures.css?inline";

/*
 * Pictures that explain a paragraph of a guide: spans on one axis, one whole and its parts, papers side by side. They
 * are a table, a list and lists, so that a screen reader and a printer get the same words.
 */

export type FigureProps = {
  /** What the picture says, in a sentence. */
  answer: string;
  /** The quantity drawn, its year, and the source of the figures. */
  measure: string;
};

type Tone = "good" | "bad" | "own";

type Span = {
  name: string;
  from?: number;
  to: number;
  /** Where the filled part ends, if the rest is only an outline. */
  filledTo?: number;
  /** The span in words. */
  said: string;
  note?: string;
  tone?: Tone;
};

type SpansProps = FigureProps & {
  /** Names of the columns: what, how long or how much. */
  head: readonly [string, string];
  ticks: readonly { at: number; label: string }[];
  rows: readonly Span[];
};

/** Bars on one axis, from its first tick to its last. */
export function Spans({ answer, measure, head, ticks, rows }: SpansProps) {
  const start = ticks[0]?.at ?? 0;
  const end = ticks.at(-1)?.at ?? start + 1;
  const place = (at: number) => `${Math.round(((at - start) / (end - start)) * 1000) / 10}%`;
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <table className="af__spans">
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">
              <span className="vh">{head[1]}</span>
              <span className="af__axis" aria-hidden="true">
                {ticks.map(({ at, label }) => (
                  <i key={at} style={placed({ "--at": place(at) })}>
                    {label}
                  </i>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, from = start, to, filledTo = to, said, note, tone = "good" }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <span className="small">{note}</span>}
              </th>
              <td>
                <span className="af__track" aria-hidden="true">
                  {ticks.map(({ at }) => (
                    <s key={at} style={placed({ "--at": place(at) })} />
                  ))}
                  <i style={placed({ "--at": place(from), "--to": place(to) })} />
                  <i
                    className={`af__fill af__fill--${tone}`}
                    style={placed({ "--at": place(from), "--to": place(filledTo) })}
                  />
                </span>
                <b>{said}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ArticleFigure>
  );
}

type SharesProps = FigureProps & {
  parts: readonly { name: string; amount: number; said: string }[];
  /** Lines across the bar, at a share of the whole. */
  lines?: readonly { at: number; label: string }[];
};

/** One whole, cut into its parts to scale, and the parts by name. */
export function Shares({ answer, measure, parts, lines = [] }: SharesProps) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <div className="af__whole">
        {lines.map(({ at, label }) => (
          <span key={label} style={placed({ "--at": `${at * 100}%` })}>
            {label}
          </span>
        ))}
        <div aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <i key={name} style={{ flexGrow: amount / whole }} />
          ))}
        </div>
      </div>
      <ul className="af__parts">
        {parts.map(({ name, said }) => (
          <li key={name}>
            <i aria-hidden="true" />
            {name} <b>{said}</b>
          </li>
        ))}
      </ul>
    </ArticleFigure>
  );
}

type PapersProps = FigureProps & {
  /** `found` holds the lines to look for; the others are there, but quiet. */
  papers: readonly { title: string; lines: readonly { text: string; found?: boolean }[]; foot?: string }[];
};

/** Sheets of paper side by side, with the lines that matter. */
export function Papers({ answer, measure, papers }: PapersProps) {
  return (
    <ArticleFigure answer={answer} measure={measure}>
      <div className="af__papers">
        {papers.map(({ title, lines, foot }) => (
          <section key={title} aria-label={title}>
            <p>
              <b>{title}</b>
            </p>
            <ul>
              {lines.map(({ text, found }) => (
                <li key={text} className={found ? "af__found" : undefined}>
                  {text}
                </li>
              ))}
            </ul>
            {foot && <p className="small">{foot}</p>}
          </section>
        ))}
      </div>
    </ArticleFigure>
  );
}

/** The sentence that a picture says, what is drawn, and the picture. */
export function ArticleFigure({ answer, measure, children }: FigureProps & { children: ReactNode }) {
  return (
    <figure className="af" data-worked-out="">
      <InlineStyle name="article-figures" layer="page" css={css} />
      <figcaption>
        <b>{answer}</b>
        <span className="small">{measure}</span>
      </figcaption>
      {children}
    </figure>
  );
}

function placed(places: Record<`--${string}`, string>): CSSProperties {
  return places as CSSProperties;
}
