import { type ComponentProps, type ComponentType, createContext, lazy, type RefCallback, useState } from "react";

/** A part of a page in which nothing happens. Made once, at the top of the page's module. */
export type KeptPlace = { id: string; Content: ComponentType };

/** `id` names the part, once on the whole site. */
export function keptPlace(id: string, load: () => Promise<ComponentType>): KeptPlace {
  return { id, Content: lazy(async () => ({ default: await load().catch(reloadDocument) })) };
}

type KeptPartProps = Omit<ComponentProps<"div">, "id" | "children"> & {
  place: KeptPlace;
  as?: "div" | "section" | "aside" | "header" | "nav";
};

/**
 * Text, drawings and links. The server's HTML stays as it is: React does not go through it, and neither its code nor its
 * words are loaded (docs/decisions/041-parts-that-stay-html.md).
 */
export function KeptPart({ place: { id, Content }, as: Tag = "div", ...rest }: KeptPartProps) {
  const kept = useKeptHtml(id);
  // The same element for each: their names differ, the attributes they take do not.
  const Host = Tag as "div";
  return kept ? (
    <Host {...rest} id={id} {...kept} />
  ) : (
    <Host {...rest} id={id}>
      <IsKept value={true}>
        <Content />
      </IsKept>
    </Host>
  );
}

/** Whether React leaves alone what is drawn here, once it is in the document. */
export const IsKept = createContext(false);

type KeptHtml = { suppressHydrationWarning: true; children: ""; ref: RefCallback<HTMLElement> };

/**
 * What has React leave alone what the server wrote into the element of this id; null on the server, and where there is
 * nothing of the server's. An element without children would be emptied, but text that is said to differ is not looked at.
 */
export function useKeptHtml(id: string): KeptHtml | null {
  const [kept] = useState(() => (import.meta.env.SSR ? null : keptHtmlOf(document.getElementById(id))));
  return kept;
}

function keptHtmlOf(fromServer: HTMLElement | null): KeptHtml | null {
  if (!fromServer) return null;
  const ref = (element: HTMLElement | null) => {
    // Where something has changed the page before React came, React draws it again.
    if (element && element !== fromServer) element.append(...fromServer.childNodes);
  };
  return { suppressHydrationWarning: true, children: "", ref };
}

/** The server has the whole page. */
function reloadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
