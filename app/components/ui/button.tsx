import type { ComponentProps } from "react";
import { classNames } from "#app/lib/format/class-names.ts";

type Look = {
  /** "line" for everything beside the one primary action. */
  look?: "primary" | "line" | undefined;
  small?: boolean | undefined;
};

function buttonClass({ look, small }: Look, className: string | undefined): string {
  return classNames("btn", look === "line" && "btn--line", small && "btn--sm", className);
}

/** A button; while `disabled` it looks busy, so say in its words what is going on. */
export function Button({ look, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button {...rest} type={type} className={buttonClass({ look, small }, className)} />;
}

/** A link that looks like a button. `to` takes a path of the site or a whole address (`tel:`, `mailto:`). */
export function ButtonLink({ look, small, className, to, ...rest }: ComponentProps<"a"> & { to: string } & Look) {
  return <a {...rest} href={to} className={buttonClass({ look, small }, className)} />;
}
