import type { ComponentProps } from "react";
import { classNames } from "#app/lib/format/class-names.ts";

type Look = {
  /** "line" for everything except the one primary action. */
  look?: "primary" | "line" | undefined;
  small?: boolean | undefined;
};

function buttonClass({ look, small }: Look, className: string | undefined): string {
  return classNames("btn", look === "line" && "btn--line", small && "btn--sm", className);
}

/** A button. While `disabled` it looks busy, so its text should say what is going on. */
export function Button({ look, small, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button {...rest} type={type} className={buttonClass({ look, small }, className)} />;
}

/** A link that looks like a button. `to` takes a path on the site or a whole URL (`tel:`, `mailto:`). */
export function ButtonLink({ look, small, className, to, ...rest }: ComponentProps<"a"> & { to: string } & Look) {
  return <a {...rest} href={to} className={buttonClass({ look, small }, className)} />;
}
