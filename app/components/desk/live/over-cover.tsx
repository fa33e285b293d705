import { useEffect, useState } from "react";
import { LogoCard } from "#app/components/desk/gate-card.tsx";
import { followDesk } from "./live-connection.ts";

type OverCoverProps = {
  /** The colleague whose page this is. */
  staffId: string;
};

/**
 * Covers the page once its session is over: somebody who was removed, or signed out elsewhere, sees no person's data in a tab
 * that is still open. What was typed stays in the page below, and comes back when the same colleague signs in again.
 */
export function OverCover({ staffId }: OverCoverProps) {
  const [isOver, setIsOver] = useState(false);

  useEffect(
    () =>
      followDesk((news) => {
        if (news === "over") setIsOver(true);
        else if (typeof news === "object" && "here" in news) setIsOver(news.here !== staffId);
      }),
    [staffId],
  );

  useEffect(() => {
    if (!isOver) return;
    const { title } = document;
    document.title = "Signed out | Desk | Path to Keys";
    document.documentElement.classList.add("is-over");
    return () => {
      document.title = title;
      document.documentElement.classList.remove("is-over");
    };
  }, [isOver]);

  if (!isOver) return null;
  return (
    <div className="over-cover gate" role="alert">
      <LogoCard title="You are signed out">
        <p>This page is covered. What you typed here is still in it.</p>
        <p>
          <a className="btn btn--go" href="/desk/sign-in" target="_blank" rel="noreferrer">
            Sign in in another window
          </a>
        </p>
        <p className="help">Once you are signed in there, this page comes back by itself. Do not close it before.</p>
      </LogoCard>
    </div>
  );
}
