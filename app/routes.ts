import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site, grouped as a visitor meets them, and the module that answers it. */
export default [
  index("routes/home.tsx"),
  route("features", "routes/features.tsx"),
  route("how-it-works", "routes/how-it-works.tsx"),
  route("about", "routes/about.tsx"),
  route("careers", "routes/careers.tsx"),

  route("credit-repair", "routes/credit-repair.tsx"),
  route("credit-repair-landing", "routes/credit-repair-landing.tsx"),
  route("financial-aid", "routes/financial-aid.tsx"),
  route("first-time-buyers", "routes/first-time-buyers.tsx"),
  route("mortgage-solutions", "routes/mortgage-solutions.tsx"),
  route("loan-programs", "routes/loan-programs.tsx"),
  route("mortgage-process", "routes/mortgage-process.tsx"),

  route("resources", "routes/resources.tsx"),
  route("learn", "routes/learn.ts"),
  route("calculators", "routes/calculators.tsx"),
  route("calculators/monthly-payment", "routes/calculators/monthly-payment-page.tsx"),
  route("blog", "routes/blog.tsx"),
  route("search", "routes/search.tsx"),
  route("search-index.json", "routes/search-index.ts"),
  route("guides/:slug", "routes/guide.tsx"),
  route("reports/:slug", "routes/report.tsx"),
  route("rss.xml", "routes/rss.ts"),
  route("faq", "routes/faq.tsx"),

  route("get-started", "routes/get-started.tsx"),
  route("book", "routes/book.tsx"),
  route("contact", "routes/contact.tsx"),
  route("form-success", "routes/form-success.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("newsletter/sent", "routes/newsletter-sent.tsx"),
  route("newsletter/confirm", "routes/newsletter-confirm.tsx"),
  route("newsletter/preferences", "routes/newsletter-preferences.tsx"),
  route("newsletter/unsubscribe", "routes/newsletter-unsubscribe.tsx"),

  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("cookies", "routes/cookies.tsx"),
  route("ccpa", "routes/ccpa.tsx"),
  route("privacy-request/:token", "routes/privacy-request.tsx"),
  route("accessibility", "routes/accessibility.tsx"),

  route("404", "routes/not-found-page.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
