import { useEffect, useState } from "react";

export type GoingOutProps = {
  /** Letters of one's own that nobody has begun to send. */
  goingOut: { id: string; name: string; dueInMs: number }[];
};

/** Says which letters go out in a few seconds, with a button that takes each back. */
export function GoingOut({ goingOut }: GoingOutProps) {
  return goingOut.map((letter, index) => <OneLetter key={letter.id} {...letter} isNewest={index === 0} />);
}

function OneLetter({ id, name, dueInMs, isNewest }: GoingOutProps["goingOut"][number] & { isNewest: boolean }) {
  const leftMs = useCountdown(dueInMs);
  // It may be late because the mail server is away: then it can be taken back for as long.
  const isDue = dueInMs > 0 && leftMs === 0;
  return (
    <div className="undo">
      <span role="status">
        {isDue ? `Your answer to ${name} is going out now.` : `Your answer to ${name} has not gone out yet.`}
      </span>
      {leftMs > 0 && (
        <span>
          It goes out in <b>{Math.ceil(leftMs / 1000)} s</b>.
        </span>
      )}
      {!isDue && (
        <form method="post">
          <input type="hidden" name="do" value="undo-answer" />
          <input type="hidden" name="letter" value={id} />
          <button type="submit" className="btn" {...(isNewest && { "data-key": "z" })}>
            Undo
            {isNewest && <kbd>Z</kbd>}
          </button>
        </form>
      )}
    </div>
  );
}

function useCountdown(fromMs: number): number {
  const [leftMs, setLeftMs] = useState(fromMs);
  useEffect(() => {
    const until = performance.now() + fromMs;
    const ticking = setInterval(() => setLeftMs(Math.max(0, until - performance.now())), 500);
    return () => clearInterval(ticking);
  }, [fromMs]);
  return leftMs;
}
