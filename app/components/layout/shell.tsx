import type { ReactNode } from "react";
import { CookieBanner } from "./cookie-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LandingFooter, LandingHeader } from "./landing-shell.tsx";

/** What stands around every page. A page renders what goes into `main`, and one `h1` in it. */
export function Shell({ children, landing }: { children: ReactNode; landing: boolean }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <CookieBanner />
      {landing ? <LandingHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {landing ? <LandingFooter /> : <Footer />}
    </>
  );
}
