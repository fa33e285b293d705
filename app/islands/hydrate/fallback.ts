import type { TypedValues } from "./typed-values.ts";

/**
 * Saves the server's HTML of a place. The returned function restores it, with the typed text and a note about the failure.
 */
export function keepFallback(place: HTMLElement, typed: TypedValues): () => void {
  const fromServer = place.cloneNode(true);
  let isPutBack = false;
  return () => {
    // One failure may be reported several times.
    if (isPutBack) return;
    isPutBack = true;
    delete place.dataset.live;
    place.replaceChildren(...fromServer.childNodes);
    typed.putBack();
    const posts = place.querySelector("form[method=post]") !== null;
    place.firstElementChild?.prepend(failureNote(posts ? `${kept} Its button works.` : kept));
  };
}

const kept = "Something went wrong in this part. What you typed is still here.";

function failureNote(words: string): HTMLElement {
  const note = document.createElement("p");
  note.className = "note note--bad";
  note.setAttribute("role", "alert");
  note.textContent = `${words} If that does not help, load the page again.`;
  return note;
}
