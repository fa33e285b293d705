/**
 * Invented people and a fixed day, for the samples of the emails (`/dev/emails`, and the gate). `.example` addresses and 555-01
 * numbers belong to no one.
 */
export const samplePerson = {
  firstName: "Maria",
  name: "Maria Lopez",
  email: "maria@visitor.example",
  phone: "+14805550142",
} as const;

/** An id, as rows have. */
export const sampleId = "01997a00-0000-7000-8000-000000000000";

/** What someone may type who means us ill, or who has much to say. */
export const hostilePerson = {
  ...samplePerson,
  firstName: `<b onclick="alert(1)">Bobby</b>`,
  name: `"><script>alert(1)</script> </p></td> ${"Maximiliana ".repeat(12)}שרה &amp; 🏠`,
  email: "o'brien+a&b?bcc=x@visitor.example",
} as const;

/** Long, with markup, line breaks and spaces. */
export const hostileText = `</pre><img src=x onerror=alert(1)> 3 < 5 & "yes"\n  two spaces in,   three between\n\n${"long".repeat(300)}`;

/** A Wednesday in November 2026, 10 AM at the office, in milliseconds since 1970. */
export const sampleTime = Date.UTC(2026, 10, 18, 15);
const hour = 3_600_000;
/** A time some hours later than that. */
export const hoursLater = (hours: number) => sampleTime + hours * hour;
