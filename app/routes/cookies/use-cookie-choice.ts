import { useEffect, useState } from "react";
import { type CookieChoice, readCookieChoice } from "#app/lib/cookie-choice.ts";

/** The choice that this device keeps, and whether its browser objects to selling and sharing. Known after hydration. */
export function useCookieChoice() {
  const [choice, setChoice] = useState<CookieChoice | null>(null);
  const [privacyControl, setPrivacyControl] = useState(false);

  useEffect(() => {
    setChoice(readCookieChoice(document.cookie));
    setPrivacyControl((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true);
  }, []);

  function keep(cookie: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young, and this is one cookie.
    document.cookie = cookie;
    setChoice(readCookieChoice(document.cookie));
  }

  return { choice, privacyControl, keep };
}
