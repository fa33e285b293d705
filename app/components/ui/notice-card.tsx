import type { ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";

type NoticeCardProps = { tone: "good" | "bad"; title: ReactNode; children: ReactNode };

/** How a notice looks: title and one sentence. Showing, timing and announcing it is the notices' own business. */
export function NoticeCard({ tone, title, children }: NoticeCardProps) {
  return (
    <div className={classNames("note", tone === "bad" && "note--bad")}>
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}
