/*
 * Marks a page that someone just navigated to. Only there may the style sheet put off layout of content below the window
 * (`below-the-window.css`): a visitor who reloads or goes back must find the same place, and that needs every height.
 */
if (performance.getEntriesByType("navigation")[0]?.type === "navigate") {
  document.documentElement.classList.add("arrived");
}
