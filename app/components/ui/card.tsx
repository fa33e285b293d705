import type { ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("card", className)}>{children}</div>;
}
