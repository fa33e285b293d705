import { stateNames } from "#app/content/places/county-list.ts";

/**
 * The state housing finance agencies, from two public lists that were compared with each other in 2026. No one has called
 * them, and the page says so. Where the lists give two addresses, it is the one of a government (.gov), or the one on which
 * we have read a page of the agency itself (DC, South Dakota).
 */
const stateHousingAgencies = [
  { state: "Alabama", agency: "Alabama Housing Finance Authority", site: "https://www.ahfa.com" },
  { state: "Alaska", agency: "Alaska Housing Finance Corporation", site: "https://www.ahfc.us" },
  { state: "Arizona", agency: "Arizona Department of Housing", site: "https://housing.az.gov" },
  { state: "Arkansas", agency: "Arkansas Development Finance Authority", site: "https://adfa.arkansas.gov" },
  { state: "California", agency: "California Housing Finance Agency (CalHFA)", site: "https://www.calhfa.ca.gov" },
  { state: "Colorado", agency: "Colorado Housing and Finance Authority", site: "https://www.chfainfo.com" },
  { state: "Connecticut", agency: "Connecticut Housing Finance Authority", site: "https://www.chfa.org" },
  { state: "Delaware", agency: "Delaware State Housing Authority", site: "https://www.destatehousing.com" },
  { state: "District of Columbia", agency: "DC Housing Finance Agency", site: "https://www.dchfa.org" },
  { state: "Florida", agency: "Florida Housing Finance Corporation", site: "https://www.floridahousing.org" },
  { state: "Georgia", agency: "Georgia Department of Community Affairs", site: "https://dca.georgia.gov" },
  {
    state: "Hawaii",
    agency: "Hawaii Housing Finance and Development Corporation",
    site: "https://dbedt.hawaii.gov/hhfdc",
  },
  { state: "Idaho", agency: "Idaho Housing and Finance Association", site: "https://www.idahohousing.com" },
  { state: "Illinois", agency: "Illinois Housing Development Authority", site: "https://www.ihda.org" },
  { state: "Indiana", agency: "Indiana Housing and Community Development Authority", site: "https://www.in.gov/ihcda" },
  { state: "Iowa", agency: "Iowa Finance Authority", site: "https://www.iowafinance.com" },
  { state: "Kansas", agency: "Kansas Housing Resources Corporation", site: "https://kshousingcorp.org" },
  { state: "Kentucky", agency: "Kentucky Housing Corporation", site: "https://www.kyhousing.org" },
  { state: "Louisiana", agency: "Louisiana Housing Corporation", site: "https://www.lhc.la.gov" },
  { state: "Maine", agency: "MaineHousing", site: "https://www.mainehousing.org" },
  {
    state: "Maryland",
    agency: "Maryland Department of Housing and Community Development",
    site: "https://dhcd.maryland.gov",
  },
  { state: "Massachusetts", agency: "MassHousing", site: "https://www.masshousing.com" },
  { state: "Michigan", agency: "Michigan State Housing Development Authority", site: "https://www.michigan.gov/mshda" },
  { state: "Minnesota", agency: "Minnesota Housing", site: "https://www.mnhousing.gov" },
  { state: "Mississippi", agency: "Mississippi Home Corporation", site: "https://www.mshomecorp.com" },
  { state: "Missouri", agency: "Missouri Housing Development Commission", site: "https://www.mhdc.com" },
  { state: "Montana", agency: "Montana Housing", site: "https://housing.mt.gov" },
  { state: "Nebraska", agency: "Nebraska Investment Finance Authority", site: "https://www.nifa.org" },
  { state: "Nevada", agency: "Nevada Housing Division", site: "https://housing.nv.gov" },
  { state: "New Hampshire", agency: "New Hampshire Housing Finance Authority", site: "https://www.nhhfa.org" },
  { state: "New Jersey", agency: "New Jersey Housing and Mortgage Finance Agency", site: "https://www.njhousing.gov" },
  {
    state: "New Mexico",
    agency: "Housing New Mexico (New Mexico Mortgage Finance Authority)",
    site: "https://housingnm.org",
  },
  { state: "New York", agency: "New York State Homes and Community Renewal (SONYMA)", site: "https://hcr.ny.gov" },
  { state: "North Carolina", agency: "North Carolina Housing Finance Agency", site: "https://www.nchfa.com" },
  { state: "North Dakota", agency: "North Dakota Housing Finance Agency", site: "https://www.ndhfa.org" },
  { state: "Ohio", agency: "Ohio Housing Finance Agency", site: "https://ohiohome.org" },
  { state: "Oklahoma", agency: "Oklahoma Housing Finance Agency", site: "https://www.ohfa.org" },
  { state: "Oregon", agency: "Oregon Housing and Community Services", site: "https://www.oregon.gov/ohcs" },
  { state: "Pennsylvania", agency: "Pennsylvania Housing Finance Agency", site: "https://www.phfa.org" },
  { state: "Rhode Island", agency: "RIHousing", site: "https://www.rihousing.com" },
  {
    state: "South Carolina",
    agency: "SC Housing (South Carolina State Housing Finance and Development Authority)",
    site: "https://www.schousing.com",
  },
  { state: "South Dakota", agency: "South Dakota Housing Development Authority", site: "https://www.sdhousing.org" },
  { state: "Tennessee", agency: "Tennessee Housing Development Agency", site: "https://thda.org" },
  { state: "Texas", agency: "Texas Department of Housing and Community Affairs", site: "https://www.tdhca.texas.gov" },
  { state: "Utah", agency: "Utah Housing Corporation", site: "https://utahhousingcorp.org" },
  { state: "Vermont", agency: "Vermont Housing Finance Agency", site: "https://vhfa.org" },
  { state: "Virginia", agency: "Virginia Housing", site: "https://www.virginiahousing.com" },
  { state: "Washington", agency: "Washington State Housing Finance Commission", site: "https://www.wshfc.org" },
  { state: "West Virginia", agency: "West Virginia Housing Development Fund", site: "https://www.wvhdf.com" },
  { state: "Wisconsin", agency: "Wisconsin Housing and Economic Development Authority", site: "https://www.wheda.com" },
  { state: "Wyoming", agency: "Wyoming Community Development Authority", site: "https://www.wyomingcda.com" },
] as const satisfies readonly HousingAgency[];

export type HousingAgency = { state: string; agency: string; site: string };

/** The agency of a state by postal code; null for a territory: our lists have none. */
export function stateAgency(state: string): HousingAgency | null {
  const name = stateNames.get(state);
  return stateHousingAgencies.find((entry) => entry.state === name) ?? null;
}

/** Questions to ask a state's housing agency on the phone, in this order. */
export const agencyQuestions = [
  "Which down payment programs are open for new buyers today, and what is left of the money?",
  "What are the income and price limits for my county and my household?",
  "Is it a grant, is it forgiven over time, or do I pay it back, and when?",
  "Do I have to use one of your lenders, and which are near me?",
  "Which homebuyer course do you accept, and does it have to be done before the offer?",
  "Do you issue Mortgage Credit Certificates?",
] as const;
