const ways = [
  {
    title: "Cost of five years",
    text: "All payments of principal, interest and mortgage insurance, plus sections A, B and C, less what pays off the loan and less lender credits. We take the two printed boxes if you typed them; their line “In 5 Years” leaves the credits out. 12 CFR 1026.37(l)(1).",
  },
  {
    title: "APR",
    text: "The rate that makes your payments worth what you get. We count section A, the prepaid interest and the mortgage insurance, less lender credits. Some fees in B and C count, too, and the form does not say which. 12 CFR 1026.4 and Appendix J.",
  },
  {
    title: "TIP",
    text: "All interest with the prepaid days, divided by the loan. 12 CFR 1026.37(l)(3).",
  },
  {
    title: "When insurance ends",
    text: "For a conventional loan, when the balance is due to reach 78% of the sale price, in the year that the form names. Otherwise at the end of that year. 12 U.S.C. 4902.",
  },
];

/** The source of each figure: words that don't change while the visitor types. */
export function HowItIsWorkedOut() {
  return (
    <>
      <div>
        <h2 id="how">How we work it out</h2>
        <p>
          For loans with a fixed rate. Two sample forms of the Consumer Financial Protection Bureau (H-24(B) and
          H-24(D), 12 CFR 1026, Appendix H) come out as they are printed. Their APR is within 0.01%.
        </p>
        <p className="cost small">
          <b>Not an offer of credit.</b> Only the lender’s own form counts. Read as of November 23, 2026.
        </p>
      </div>
      <dl className="rows terms">
        {ways.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="small">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
