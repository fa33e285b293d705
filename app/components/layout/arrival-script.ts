/*
 * Marks a page that someone just navigated to. Only there may the style sheet put off layout of content below the window
 * (`below-the-window.css`): a visitor who reloads or goes back must find the same place, and that needs every height.
 */
const [arrival] = performance.getEntriesByType("navigation");
if (arrival?.type === "navigate") document.documentElement.classList.add("arrived");
