/**
 * A style sheet inside the document: on a slow phone a linked sheet costs half a second of first paint.
 * React puts it into the head once per `name`, on the server and when a later page brings it.
 */
export function InlineStyle({ name, layer, css }: { name: string; layer: "site" | "page"; css: string }) {
  return (
    <style href={name} precedence={layer}>
      {css}
    </style>
  );
}
