import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepFallback } from "./fallback.ts";
import { surviveTranslators } from "./translated-text.ts";
import { noteTyped } from "./typed-values.ts";

/**
 * Takes one place over, in pieces that a tap can come between, and says when that is done. If it fails, then or later, the
 * place is what the server sent again, with what was typed.
 */
export function hydrate(place: HTMLElement, Content: (props: never) => ReactNode, props = "{}"): Promise<void> {
  const typed = noteTyped(place);
  const giveBack = keepFallback(place, typed);
  surviveTranslators();
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
    // What a translator has been at is not what the server sent: it is drawn anew, and translated again.
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
