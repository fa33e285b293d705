import type { ReactNode } from "react";

type LawSectionProps = {
  title: string;
  lead: string;
  /** The law's exceptions, and where to read more. */
  more: ReactNode;
  terms: readonly (readonly [term: string, text: string])[];
  source: ReactNode;
};

/** A summary of the law. Everyone sees it, even without JavaScript and before typing anything. */
export function LawSection({ title, lead, more, terms, source }: LawSectionProps) {
  return (
    <section className="sunk sec--tight screen-only">
      <div className="wrap cols cols--start law">
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p className="small">{more}</p>
        </div>
        <div>
          <dl className="lines lines--closed terms">
            {terms.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="fine law__source">{source}</p>
        </div>
      </div>
    </section>
  );
}
