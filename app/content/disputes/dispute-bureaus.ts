/** The three bureaus that lenders ask. Their addresses for disputes change: each report has its own printed on it. */
export const disputeBureaus = {
  equifax: "Equifax",
  experian: "Experian",
  transunion: "TransUnion",
} as const;
export type DisputeBureau = keyof typeof disputeBureaus;
export const disputeBureauNames = Object.keys(disputeBureaus) as DisputeBureau[];

/** The papers that go with every letter, if the box is checked. */
export const letterPapers = {
  report: "copy of my report, with each line circled",
  id: "copy of my ID",
  bill: "copy of a bill with my name and address",
} as const;
export type LetterPaper = keyof typeof letterPapers;
export const letterPaperNames = Object.keys(letterPapers) as LetterPaper[];
