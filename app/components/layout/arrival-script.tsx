import { InlineScript } from "#app/components/inline-script.tsx";

/**
 * Marks a page that someone has just come to. Only there may the sheet leave what lies below the window for later
 * (`below-the-window.css`): who reloads or goes back is to find the place they had, and that takes every height.
 */
export function ArrivalScript() {
  return <InlineScript code={import.meta.env.SSR ? script : ""} />;
}

/** React goes to another page in the same document: from then on, back and forth lead to places as well. */
export function endArrival() {
  document.documentElement.classList.remove("arrived");
}

const script =
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.classList.add("arrived")';
