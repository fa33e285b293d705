import { allCalculators } from "#app/components/calculators/all-calculators.ts";
import type { AnyCalculator } from "#app/components/calculators/page/calculator.tsx";
import type { CalculatorSlug } from "#app/content/calculators/calculator-list.ts";

/** A calculator's island has its slug as its name. */
const calculators = Object.fromEntries(
  Object.entries(allCalculators).map(([slug, load]) => [slug, async () => (await load()).Content]),
);

const namedIslands = {
  "analysis-form": async () => (await import("#app/routes/get-started/analysis-form.tsx")).AnalysisForm,
  "contact-form": async () => (await import("#app/routes/contact/contact-form.tsx")).ContactForm,
  "privacy-request-form": async () => (await import("#app/routes/ccpa/request-form.tsx")).PrivacyRequestForm,
  "report-form": async () => (await import("#app/routes/accessibility/report-form.tsx")).ReportForm,
  "preference-center": async () => (await import("#app/routes/cookies/preference-center.tsx")).PreferenceCenter,
  "carried-notice": async () => (await import("#app/components/notices/notices.ts")).CarriedNotice,
  "booking-frame": async () => (await import("#app/routes/get-started/booking-frame.tsx")).BookingFrame,
  // Calculators on other pages.
  "calculator-hall": async () => (await import("#app/routes/calculators/hall.tsx")).Hall,
  "home-affordability": async () =>
    (await import("#app/components/calculators/embedded/home-affordability.tsx")).HomeAffordability,
  "quick-rate-form": async () => (await import("#app/routes/mortgage-solutions/quick-rate-form.tsx")).QuickRateForm,
  "three-calculators": async () =>
    (await import("#app/routes/mortgage-solutions/three-calculators.tsx")).ThreeCalculators,
  savings: async () => (await import("#app/routes/financial-aid/savings.tsx")).Savings,
  "quick-affordability": async () => (await import("#app/routes/resources/tools.tsx")).QuickAffordability,
  "quick-payment": async () => (await import("#app/routes/resources/tools.tsx")).QuickPayment,
  "term-tips": async () => (await import("#app/components/ui/term-tips.ts")).TermTips,
  "rent-map": async () => (await import("#app/routes/places/rent-map.tsx")).RentMap,
  "assistance-finder": async () => (await import("#app/routes/assistance-finder/finder.tsx")).Finder,
  // The data of these stays on the device.
  "my-path": async () => (await import("#app/routes/my-path/path-page.tsx")).PathPage,
  "dispute-kit": async () => (await import("#app/components/dispute-kit/kit-steps.tsx")).DisputeKit,
  "when-marks-leave": async () => (await import("#app/components/mark-calendar/marks-page.tsx")).MarkCalendar,
  "end-mortgage-insurance": async () => (await import("#app/components/insurance-end/insurance-page.tsx")).InsuranceEnd,
  "loan-estimates": async () =>
    (await import("#app/routes/compare-loan-estimates/forms-and-answer.tsx")).FormsAndAnswer,
};

type Islands = typeof namedIslands & Record<CalculatorSlug, () => Promise<AnyCalculator["Content"]>>;
export type IslandName = keyof Islands;
/** The code that renders an island. */
export type IslandContent<Name extends IslandName> = Awaited<ReturnType<Islands[Name]>>;

/** The parts of pages that React hydrates, by name: the server renders them, and the browser fetches them. */
export const islands: Islands = { ...calculators, ...namedIslands };
