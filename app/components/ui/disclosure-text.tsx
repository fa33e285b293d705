import type { ReactNode } from "react";

/** The terms that stand beside a claim. */
export function DisclosureText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className="fine" id={id}>
      {children}
    </p>
  );
}
