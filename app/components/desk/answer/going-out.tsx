import { useEffect, useState } from "react";

export type GoingOutProps = {
  /** The colleague's own letters that are not being sent yet. */
  goingOut: { id: string; name: string; dueInMs: number }[];
};

/** Lists the letters that go out in a few seconds, with a button to take each one back. */
export function GoingOut({ goingOut }: GoingOutProps) {
  return goingOut.map((letter, index) => <OneLetter key={letter.id} {...letter} isNewest={index === 0} />);
}

function OneLetter({ id, name, dueInMs, isNewest }: GoingOutProps["goingOut"][number] & { isNewest: boolean }) {
  const leftMs = useCountdown(dueInMs);
  // If the mail server is down, the letter is late. It can be taken back until then.
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
