/**
 * Keeps what the server sent for a place. What this gives puts it back, with a word about it.
 *
 * @param putTypedBack fills the fields with what was typed
 */
export function keepFallback(place: HTMLElement, putTypedBack: () => void): () => void {
  const fromServer = place.cloneNode(true);
  let isPutBack = false;
  return () => {
    // One failure may be told several times.
    if (isPutBack) return;
    isPutBack = true;
    delete place.dataset.live;
    place.replaceChildren(...fromServer.childNodes);
    putTypedBack();
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
