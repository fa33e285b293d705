/** Separate from `site`, so a script inside a page has it without the rest. */
export const hoursTimeZone = "America/New_York";

/**
 * The business: brand, contact details, hours. Placeholders still have to be filled in before launch;
 * `npm run doctor` lists what is left (numbers 555-01xx and addresses under .example are never real).
 */
export const site = {
  name: "Path to Keys",
  phone: { display: "(480) 555-0142", href: "tel:+14805550142" },
  email: "support@pathtokeys.example",
  /** Named in /.well-known/security.txt, for those who find a hole in the site. */
  securityEmail: "security@pathtokeys.example",
  address: {
    street: "100 Example Street, Suite 200",
    city: "Mesa",
    region: "AZ",
    regionName: "Arizona",
    postalCode: "85201",
    country: "US",
  },
  /** Where people can come. The first one is the address above. */
  offices: [
    {
      name: "Mesa",
      street: "100 Example Street, Suite 200",
      city: "Mesa",
      region: "AZ",
      postalCode: "85201",
      phone: { display: "(480) 555-0142", href: "tel:+14805550142" },
    },
    {
      name: "Phoenix",
      street: "200 Example Avenue, Suite 110",
      city: "Phoenix",
      region: "AZ",
      postalCode: "85004",
      phone: { display: "(602) 555-0143", href: "tel:+16025550143" },
    },
    {
      name: "Tucson",
      street: "300 Example Road",
      city: "Tucson",
      region: "AZ",
      postalCode: "85701",
      phone: { display: "(520) 555-0144", href: "tel:+15205550144" },
    },
  ],
  /** Opening hours of the phone line, Eastern Time. `days` as Schema.org names them. */
  hours: [
    { label: "Monday to Friday", short: "Mon–Fri", time: "8am–8pm ET", opens: "08:00", closes: "20:00" },
    { label: "Saturday", short: "Sat", time: "10am–4pm ET", opens: "10:00", closes: "16:00" },
    { label: "Sunday", short: "Sun", time: "Closed", opens: null, closes: null },
  ],
  hoursTimeZone,
  /**
   * Who makes the loans of the tenant mortgage offering: the name, the NMLS number and "Equal Housing Lender" (or
   * "Equal Housing Opportunity"). While one is empty, pages say that no lender is named, and `npm run doctor` asks for it.
   */
  lender: { name: "" as string, nmls: "" as string, equalHousing: "" as string },
  /** Who pays for an introduction to a lender or a realtor, in one sentence that a lawyer has read. Empty until then. */
  payForIntroductions: "" as string,
  social: [
    { name: "Facebook", href: "https://facebook.example/pathtokeys" },
    { name: "Instagram", href: "https://instagram.example/pathtokeys" },
    { name: "LinkedIn", href: "https://linkedin.example/pathtokeys" },
    { name: "YouTube", href: "https://youtube.example/pathtokeys" },
  ],
} as const;
