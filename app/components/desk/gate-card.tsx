import type { ReactNode } from "react";

type GateCardProps = { title: string; children: ReactNode };

/** A page with a single card: every page before the desk itself. */
export function GateCard(props: GateCardProps) {
  return (
    <main className="gate" id="main">
      <LogoCard {...props} />
    </main>
  );
}

/** The card alone, for what covers a page that is there already. */
export function LogoCard({ title, children }: GateCardProps) {
  return (
    <div className="card">
      <p className="logo">
        <Mark />
        Path to Keys <small>Desk</small>
      </p>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** The logo: a key that is also a path. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 46 40" aria-hidden="true">
      <circle cx="11" cy="13" r="8" fill="none" stroke="currentColor" strokeWidth="5" />
      <path
        d="M19 13h12a10 10 0 0 1 10 10v15M30 14v9"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
