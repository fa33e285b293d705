import type { Faq } from "#app/content/site/records.ts";

/** The questions as search engines read them (schema.org/FAQPage). */
export function faqPage(questions: readonly Faq[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
