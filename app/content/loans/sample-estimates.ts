/**
 * Two made-up Loan Estimates for one home, as they would be typed: the offers of the guide on reading one, with fees of
 * services, days of interest and a lock. The figures on page 3 are computed from the other boxes.
 */
const home = {
  price: "$265,000",
  loan: "$251,750",
  term: "30 years",
  insurance: "$147",
  issued: "2027-02-01",
} as const;

export const sampleEstimates = [
  {
    ...home,
    lender: "Sample lender A",
    lock: "2027-03-15",
    rate: "6.5%",
    payment: "$1,591.23",
    insuranceYears: "12",
    origination: "$1,500",
    fixedServices: "$640",
    services: "$2,400",
    prepaidInterest: "$672",
    cash: "$21,990",
    paid: "$109,497",
    principal: "$16,084",
    apr: "7.15%",
    tip: "127.81%",
  },
  {
    ...home,
    lender: "Sample lender B",
    rate: "6.25%",
    payment: "$1,550.07",
    insuranceYears: "11",
    origination: "$4,018",
    fixedServices: "$640",
    services: "$2,750",
    prepaidInterest: "$647",
    cash: "$24,830",
    paid: "$109,870",
    principal: "$16,774",
    apr: "6.99%",
    tip: "121.91%",
  },
] as const;
