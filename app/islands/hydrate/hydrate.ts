import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepFallback } from "./fallback.ts";
import { keepFocus } from "./keep-focus.ts";
import { surviveTranslators } from "./translated-text.ts";
import { noteTyped } from "./typed-values.ts";

/**
 * Hydrates one place, in pieces that a tap can come between, and reports when that is done. If it fails, then or later, the
 * place goes back to the server's HTML, with the typed text.
 */
export function hydrate(place: HTMLElement, Content: (props: never) => ReactNode, props = "{}"): Promise<void> {
  const typed = noteTyped(place);
  const giveBack = keepFallback(place, typed);
  surviveTranslators();
  keepFocus();
  return new Promise((resolve) => {
    const onTaken = () => {
      place.dataset.live = "";
      if (isTranslated) typed.putBack();
      typed.tell();
      resolve();
    };
    const island = createElement(Taken, { onTaken }, createElement(Content as () => ReactNode, JSON.parse(props)));
    const options = {
      onUncaughtError(error: unknown) {
        reportError(error);
        giveBack();
        resolve();
      },
    };
    // After a translator the place no longer matches the server's HTML: it renders again, and the browser translates it
    // again.
    const isTranslated = place.querySelector("font") !== null;
    startTransition(() => {
      if (isTranslated) createRoot(place, options).render(island);
      else hydrateRoot(place, island, options);
    });
  });
}

function Taken({ onTaken, children }: { onTaken: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onTaken, []);
  return children;
}
