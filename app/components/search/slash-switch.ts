import { element } from "./draw-lines.ts";

/** Kept while someone has turned the key off. The header's script asks for it (`menu-script.ts`). */
const offKey = "no-slash";

/** Someone who speaks to a device, or presses a key by chance, can turn off a key without Ctrl (WCAG 2.1.4). */
export function slashSwitch(): HTMLElement {
  const box = element("input", { type: "checkbox" });
  try {
    box.checked = localStorage.getItem(offKey) === null;
    box.addEventListener("change", () => {
      if (box.checked) localStorage.removeItem(offKey);
      else localStorage.setItem(offKey, "1");
    });
  } catch {
    // The browser keeps nothing for us. Then the key is off, too.
    box.disabled = true;
  }
  return element("label", { class: "found__keys small" }, box, "The key / opens the search, as Ctrl+K does");
}
