export type NavigationLink = { label: string; to: string };

export const mainNavigation: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "Features", to: "/features" },
  { label: "How It Works", to: "/how-it-works" },
  { label: "Resources", to: "/resources" },
  { label: "Blog", to: "/blog" },
];

/** The tools people come back for, in addition to the pages about us. */
export const toolNavigation: readonly NavigationLink[] = [
  { label: "My Path", to: "/my-path" },
  { label: "Calculators", to: "/calculators" },
  { label: "Find Help", to: "/assistance-finder" },
  { label: "Book a Call", to: "/book" },
];

/** The one button of the header. */
export const mainAction: NavigationLink = { label: "Get Started", to: "/get-started" };

export const footerNavigation: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Contact", to: "/contact" },
      { label: "Careers", to: "/careers" },
    ],
  },
  {
    heading: "Services",
    links: [
      { label: "Credit Repair", to: "/credit-repair" },
      { label: "First-Time Buyers", to: "/first-time-buyers" },
      { label: "Financial Aid", to: "/financial-aid" },
      { label: "Assistance Finder", to: "/assistance-finder" },
    ],
  },
  {
    heading: "Resources",
    links: [
      { label: "Blog", to: "/blog" },
      { label: "Learn", to: "/learn" },
      { label: "My Path", to: "/my-path" },
      { label: "Calculators", to: "/calculators" },
      { label: "Mortgage Process", to: "/mortgage-process" },
      { label: "Places", to: "/places" },
      { label: "FAQ", to: "/faq" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Cookies", to: "/cookies" },
      { label: "Your Privacy Rights", to: "/ccpa" },
      { label: "Accessibility", to: "/accessibility" },
    ],
  },
];
