import type { ReactNode } from "react";

/** A dashed label inside a graphic, above all "Sample". */
export function Tag({ children = "Sample" }: { children?: ReactNode }) {
  return <span className="tag">{children}</span>;
}
