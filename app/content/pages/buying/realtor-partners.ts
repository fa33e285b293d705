import type { RealtorPartner } from "#app/content/site/records.ts";

/** Sample profiles. `name` says what kind of realtor it is: no one is named, and no rating was measured. */
export const realtorPartners = [
  {
    name: "First-time buyer realtor",
    location: "Phoenix and Mesa, AZ",
    specialty: "First homes and starter homes",
    experience: "12 years",
    rating: 4.9,
  },
  {
    name: "FHA buyer realtor",
    location: "Atlanta, GA",
    specialty: "FHA buyers and local programs",
    experience: "9 years",
    rating: 4.8,
  },
  {
    name: "Veteran buyer realtor",
    location: "Minneapolis, MN",
    specialty: "VA buyers and their families",
    experience: "15 years",
    rating: 4.9,
  },
  {
    name: "Condo realtor",
    location: "Houston, TX",
    specialty: "Condos and townhomes",
    experience: "7 years",
    rating: 4.7,
  },
] as const satisfies readonly RealtorPartner[];
