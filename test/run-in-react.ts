import { act, type ReactNode } from "react";
import type { Root } from "react-dom/client";
import { vi } from "vitest";

/**
 * Runs React without a page: for hooks, and for components that draw nothing. What it needs of a document is here; a
 * test gives `window`, `navigator` and the like what else it wants of them.
 */
export async function reactRoot(): Promise<{
  render: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}> {
  const document = { ...target(), nodeType: 9, body: null, activeElement: null };
  const container = { ...target(), nodeType: 1, nodeName: "DIV", tagName: "DIV", ownerDocument: document };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { document, HTMLIFrameElement: class {} }));
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { createRoot } = await import("react-dom/client");
  const root: Root = createRoot(container as unknown as Element);
  return {
    render: (node) => act(async () => root.render(node)),
    unmount: () => act(async () => root.unmount()),
  };
}

/** A node that listens to nothing and holds nothing. */
function target() {
  const nothing = () => {};
  return {
    addEventListener: nothing,
    removeEventListener: nothing,
    firstChild: null,
    lastChild: null,
    textContent: "",
  };
}
