/** "maria@visitor.example" → "m…@visitor.example": a page whose link may be passed on does not show an address whole. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1…");
}
