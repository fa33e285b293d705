import { useEffect, useState } from "react";
import { type CookieChoice, choiceEvent, choiceOfBrowser } from "./kept-choice.ts";

/** This device's choice, and whether its browser objects to selling and sharing. Known after hydration. */
export function useCookieChoice() {
  const [choice, setChoice] = useState<CookieChoice | null>(null);
  const [privacyControl, setPrivacyControl] = useState(false);

  useEffect(() => {
    const read = () => setChoice(choiceOfBrowser()?.kinds ?? null);
    read();
    setPrivacyControl(navigator.globalPrivacyControl === true);
    // Made in the banner, or in the form on this page.
    document.addEventListener(choiceEvent, read);
    return () => document.removeEventListener(choiceEvent, read);
  }, []);

  return { choice, privacyControl };
}
