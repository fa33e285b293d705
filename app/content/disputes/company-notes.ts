/**
 * Why we write no letter to a company. 15 U.S.C. 1681s-2(a)(8)(G): it need not answer a dispute that a credit repair
 * organization submitted, prepared, or supplied the form for. 1681s-2(b): what a bureau passes on, it has to check.
 */
export const ownLetterRule =
  "A company may ignore a dispute on a form from a credit repair company, and we sell credit repair (15 U.S.C. 1681s-2(a)(8)(G)). So we write none to it. Write it yourself, in your own words.";

/** The order that gives the strongest rights. */
export const bureauFirst = "Start with the bureau: it must pass your dispute on, and then the company has to check.";

/** The frame of the notes for a letter to a company. */
export function companyNotes(name: string) {
  return {
    subject: `Notes for your own letter to ${name}`,
    opening: `These are notes, not a letter. ${ownLetterRule}`,
    closing:
      "Put your name, address and account number at the top. Say what is wrong, how you know, and what you want. Ask for an answer in writing. Then date it and sign it.",
  } as const;
}
