/** The mark: a key whose bit is the path turning down. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 46 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="5">
        <circle cx="11" cy="13" r="8" />
        <path d="M19 13h12a10 10 0 0 1 10 10v15M30 14v9" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
