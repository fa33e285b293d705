import type { ReactNode } from "react";
import { classNames } from "#app/lib/format/class-names.ts";

type PlateProps = {
  children: ReactNode;
  state?: "done" | "next";
  small?: boolean;
  /** Sits on the rail of its leg of the path. */
  onRail?: boolean;
};

/** A house-number plate. In an ordered list it is decoration; the list counts. */
export function Plate({ children, state, small, onRail }: PlateProps) {
  return (
    <span className={classNames("plate", state && `plate--${state}`, small && "plate--sm", onRail && "onrail")}>
      {children}
    </span>
  );
}

/** A dashed label inside a graphic, usually "Sample". */
export function Tag({ children = "Sample" }: { children?: ReactNode }) {
  return <span className="tag">{children}</span>;
}
