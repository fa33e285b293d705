/** Names of form fields that the team reads in other words. */
const labels: Record<string, string> = {
  subject: "Subject",
  message: "Message",
  description: "Report",
  details: "Details",
  topic: "Topic",
  requestType: "Asks to",
  issueType: "About",
  position: "Job",
  assistiveTechnology: "Uses",
  currentRent: "Rent now",
};

/** Team names for form fields. */
export function fieldWords(name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
}
