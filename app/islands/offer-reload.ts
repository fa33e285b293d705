/**
 * Says above a part that its script did not load, with a way to try again. A form with a button needs none of this: it works
 * without the script.
 */
export function offerReload(place: HTMLElement, reload: () => void): void {
  if (!place.firstElementChild || place.querySelector("form[action] button[type=submit]")) return;
  const before = noteAbove(place);
  if (before) offerMore(before);
  else place.before(offer(reload));
}

function offer(reload: () => void): HTMLElement {
  const words = document.createElement("p");
  words.textContent = "This part of the page did not load.";
  const note = document.createElement("div");
  note.className = "wrap reload-part in-row";
  note.setAttribute("role", "status");
  note.append(words, buttonSaying("Reload this part", reload));
  return note;
}

function offerMore(note: Element): void {
  const [words, , wholePage] = note.children;
  if (words) words.textContent = "It still won’t load. You may be offline.";
  if (!wholePage) note.append(buttonSaying("Reload the whole page", () => location.reload()));
}

/** The part is live now. */
export function takeBackOffer(place: HTMLElement): void {
  noteAbove(place)?.remove();
}

function noteAbove(place: HTMLElement): Element | undefined {
  const above = place.previousElementSibling;
  return above?.matches(".reload-part") ? above : undefined;
}

function buttonSaying(words: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn--line btn--sm";
  button.textContent = words;
  button.addEventListener("click", onClick);
  return button;
}
