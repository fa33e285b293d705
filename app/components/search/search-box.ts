import Combobox from "@github/combobox-nav";
import { addRules } from "#app/lib/page/added-rules.ts";
import { spokenWords } from "#app/lib/search/found-lines.ts";
import { parseSearchQuery } from "#app/lib/search/words.ts";
import { element, foundLines } from "./draw-lines.ts";
import css from "./found-lines.css?inline";
import { type Find, loadSearch } from "./load-search.ts";
import { slashSwitch } from "./slash-switch.ts";

/** So that a screen reader is not interrupted at every keystroke. */
const pauseBeforeSpeakingMs = 700;
/** Browsers reject a page that rewrites its address at every keystroke. */
const pauseBeforeAddressMs = 300;

let boxCount = 0;

/**
 * A field with the first results below it: the editable combobox with list autocomplete of the ARIA Authoring Practices, whose
 * options are links. The focus stays in the field. `Combobox` moves through the options; here is what opens and fills the list.
 */
export class SearchBox {
  readonly #field: HTMLInputElement;
  readonly #form: HTMLFormElement;
  readonly #list: HTMLElement;
  readonly #note = element("div", { class: "found__note", hidden: "" });
  readonly #panel: HTMLElement;
  readonly #status = element("p", { class: "vh", role: "status" });
  readonly #combobox: Combobox;
  #find: Find | null = null;
  #state: "untouched" | "loading" | "loaded" | "failed" = "untouched";
  #isOpen = false;
  #speaking: ReturnType<typeof setTimeout> | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor(field: HTMLInputElement) {
    this.#field = field;
    const { form } = field;
    if (!form) throw new Error("A search field stands in a form");
    this.#form = form;
    boxCount += 1;
    this.#list = element("div", { id: `found-${boxCount}`, role: "listbox", "aria-label": "Search results" });
    this.#panel = element("div", { class: "found", hidden: "" }, this.#list, this.#note, slashSwitch());
    addRules("found-lines", css, "page");
    form.classList.add("found-form");
    form.append(this.#panel, this.#status);
    field.autocomplete = "off";
    this.#combobox = new Combobox(field, this.#list, { tabInsertsSuggestions: false });
    field.addEventListener("input", () => this.ask());
    field.addEventListener("click", () => this.#open());
    form.addEventListener("keydown", (event) => this.#onKey(event));
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close();
    });
    this.#list.addEventListener("combobox-commit", () => this.#close());
    addEventListener("online", () => this.#state === "failed" && this.load());
    if (this.#query !== "" && document.activeElement === field) this.#open();
  }

  get #query(): string {
    return parseSearchQuery(this.#field.value);
  }

  /** Fetches the index, unless it is here or on its way. */
  load(): void {
    if (this.#state === "loading" || this.#state === "loaded") return;
    this.#state = "loading";
    this.#show();
    const onFound = (find: Find) => {
      this.#find = find;
      this.#state = "loaded";
      // What someone has just chosen stays where it is.
      if (!this.#field.hasAttribute("aria-activedescendant")) this.#show();
    };
    loadSearch(onFound).catch(() => {
      this.#state = "failed";
      this.#show();
    });
  }

  /** Answers what is in the field. */
  ask(): void {
    this.load();
    if (this.#form.dataset.inAddress !== undefined) this.#writeAddress();
    if (this.#query === "") this.#close();
    else if (this.#isOpen) this.#show();
    else this.#open();
  }

  #open(): void {
    if (this.#isOpen || this.#query === "") return;
    this.#isOpen = true;
    this.#panel.hidden = false;
    this.#combobox.start();
    this.#show();
    // On a phone the keyboard takes the lower half: with the field at the top, the list has room under it.
    const isTyping = document.activeElement === this.#field;
    if (isTyping && matchMedia("(max-width: 37.49em)").matches) this.#form.scrollIntoView();
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#panel.hidden = true;
    this.#combobox.stop();
    this.#say("");
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Escape" && this.#isOpen) {
      // Only closes the list: the next Escape empties the field, or closes the menu that it is in.
      event.preventDefault();
      this.#field.focus();
      this.#close();
    } else if (/^Arrow(Down|Up)$/.test(event.key) && event.target === this.#field && !this.#isOpen) {
      event.preventDefault();
      this.#open();
    }
  }

  /** Draws what there is to show, if the list is open. */
  #show(): void {
    if (!this.#isOpen) return;
    const [query, find] = [this.#query, this.#find];
    const found = find?.(query);
    this.#combobox.clearSelection();
    this.#list.replaceChildren(...(found ? foundLines(this.#list.id, query, found) : []));
    this.#list.hidden = !found;
    this.#note.hidden = found !== undefined;
    if (found) this.#say(spokenWords(query, found));
    else if (this.#state === "failed") this.#offerRetry();
    else this.#sayWaiting();
  }

  #sayWaiting(): void {
    this.#note.replaceChildren(navigator.onLine ? "Looking it up…" : "You are offline. It looks again in a moment.");
    this.#say("");
  }

  #offerRetry(): void {
    const button = element("button", { type: "button", class: "btn btn--line btn--sm" }, "Try again");
    button.addEventListener("click", () => {
      this.#field.focus();
      this.load();
    });
    const words = element(
      "p",
      {},
      element("b", {}, "The search did not load."),
      " You may be offline. What you typed is kept.",
    );
    this.#note.replaceChildren(words, button);
    this.#say("The search did not load. There is a button to try again.");
  }

  /** Once typing has paused, and each thing once. */
  #say(words: string): void {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => {
      if (this.#status.textContent !== words) this.#status.textContent = words;
    }, pauseBeforeSpeakingMs);
  }

  #writeAddress(): void {
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => {
      const url = new URL(location.href);
      if (this.#query === "") url.searchParams.delete("q");
      else url.searchParams.set("q", this.#query);
      if (url.href !== location.href) history.replaceState(null, "", url);
    }, pauseBeforeAddressMs);
  }
}
