import { InlineStyle } from "#app/components/inline-style.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./my-path.css?inline";

export const meta = pageMeta("/my-path");

/** One island: all of it changes with the plan that the device keeps, even the page's own head goes for a question. */
export default function MyPath() {
  return (
    <>
      <InlineStyle name="my-path" layer="page" css={css} />
      <Island name="my-path" when="idle" />
    </>
  );
}
