/** A lead as the form sends it, without its submission key, which is different each time. */
export const exampleLead = {
  formName: "Free Credit Analysis",
  firstName: "Bench",
  lastName: "Mark",
  name: "Bench Mark",
  email: "bench@mark.example",
  phone: "4805550142",
  message: "I rent in Mesa and would like to own within a year. What would I have to do first?",
  pageUrl: "http://localhost:3000/get-started",
  consent: { textId: "credit-analysis-contact", version: 1 },
};
