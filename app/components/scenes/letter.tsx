/** An envelope seen from above, its flap towards the reader. */
export function Envelope() {
  return (
    <svg className="env" viewBox="0 0 300 190" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect x="2" y="2" width="296" height="186" fill="var(--s-cream)" />
        <path d="M2 2l148 104L298 2" fill="none" />
        <path d="M2 188l110-100M298 188L188 88" fill="none" />
      </g>
    </svg>
  );
}

/** The folded corner of a sheet: it takes the sheet's own corner away and shows its back. */
export function FoldedCorner() {
  return (
    <svg className="fold" viewBox="-2 -4 50 50" aria-hidden="true">
      <path d="M-2 -4L48 46V-4z" fill="var(--paper)" />
      <path d="M1 1v42h42z" fill="var(--paper-sunk)" stroke="var(--frame-ink)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
