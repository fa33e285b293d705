/**
 * Who the business is: brand, contact details, hours. Placeholders still have to be filled in before launch;
 * `npm run doctor` lists what is left (numbers 555-01xx and addresses under .example are never real).
 */
export const site = {
  name: "Path to Keys",
  phone: { display: "(480) 555-0142", href: "tel:+14805550142" },
  email: "support@pathtokeys.example",
  address: {
    street: "100 Example Street, Suite 200",
    city: "Mesa",
    region: "AZ",
    regionName: "Arizona",
    postalCode: "85201",
    country: "US",
  },
  /** Opening hours of the phone line, Eastern Time. `days` as Schema.org names them. */
  hours: [
    { label: "Monday to Friday", short: "Mon–Fri", time: "8am–8pm ET", opens: "08:00", closes: "20:00" },
    { label: "Saturday", short: "Sat", time: "10am–4pm ET", opens: "10:00", closes: "16:00" },
    { label: "Sunday", short: "Sun", time: "Closed", opens: null, closes: null },
  ],
  hoursTimeZone: "America/New_York",
  social: [
    { name: "Facebook", href: "https://facebook.example/pathtokeys" },
    { name: "Instagram", href: "https://instagram.example/pathtokeys" },
    { name: "LinkedIn", href: "https://linkedin.example/pathtokeys" },
    { name: "YouTube", href: "https://youtube.example/pathtokeys" },
  ],
} as const;
