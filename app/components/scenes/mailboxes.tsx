/** A bank of apartment mailboxes, as wide and high as its place. Elevation; decoration. */
export function MailboxWall() {
  return (
    <svg className="mailwall" aria-hidden="true">
      <defs>
        <pattern id="mailboxes" width="168" height="132" patternUnits="userSpaceOnUse">
          <rect width="168" height="132" fill="var(--s-slate)" />
          <g fill="none" stroke="var(--s-line)" strokeWidth="2.5" opacity="0.5">
            <path d="M0 0h168M0 0v132" />
            <path d="M44 34h80" strokeWidth="5" strokeLinecap="round" />
            <circle cx="84" cy="92" r="5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#mailboxes)" />
    </svg>
  );
}

/** An envelope that looks out of a slot. */
export function PeekingEnvelope() {
  return (
    <svg className="peek" viewBox="0 0 220 92" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" transform="rotate(-3 110 60)">
        <rect x="14" y="8" width="192" height="120" fill="var(--s-cream)" />
        <path d="M14 8l96 62 96-62" fill="none" />
      </g>
    </svg>
  );
}
