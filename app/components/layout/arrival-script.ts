/*
 * Marks a page that someone has just come to. Only there may the sheet leave what is below the window for later
 * (`below-the-window.css`): a visitor who reloads or goes back must find the same place, and that takes every height.
 */
const [arrival] = performance.getEntriesByType("navigation");
if (arrival?.type === "navigate") document.documentElement.classList.add("arrived");
