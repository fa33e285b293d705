import type { ComponentProps, ComponentType, ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./islands.css?inline";
import { type IslandContent, type IslandName, islands } from "./islands.ts";

type IslandProps<Name extends IslandName> = {
  name: Name;
  /** When React hydrates it, unless someone touches it earlier: once the browser is idle, or when it is near the window. */
  when: "near" | "idle";
  /** Written into the document as JSON. */
  props?: ComponentProps<IslandContent<Name>>;
};

/** All islands, because a page renders in one go. */
const loaded = Object.entries(islands).map(async ([name, load]) => [name, await load()] as const);
const contents: Record<string, (props: never) => ReactNode> = Object.fromEntries(await Promise.all(loaded));

/** A part of a page that React hydrates in the browser; everything around it stays the server's HTML. */
export function Island<Name extends IslandName>({ name, when, props }: IslandProps<Name>) {
  const Content = contents[name] as ComponentType<object>;
  return (
    <div data-island={name} data-when={when} data-props={props && JSON.stringify(props)}>
      <InlineStyle name="islands" layer="site" css={css} />
      <Content {...(props as object)} />
    </div>
  );
}
