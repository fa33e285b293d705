/** Whether a text is a time zone of the IANA database, as browsers name them; offsets are none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]+(?:\/[\w+-]+)*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).format(0) !== "";
  } catch {
    return false;
  }
}
