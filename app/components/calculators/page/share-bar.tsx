import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Link, keep, print. All three need JavaScript; the sheet hides them without. */
export function ShareBar({ canKeep, onKeep }: { canKeep: boolean; onKeep: () => void }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid("Link copied. Whoever opens it sees your numbers.");
    } catch {
      setSaid("This browser does not let us copy. The address in its bar holds your numbers.");
    }
  };
  const keep = () => {
    onKeep();
    setSaid("Kept. Change a number to compare.");
  };
  return (
    <div className="cp__share">
      <Button small look="line" onClick={copy}>
        Copy link
      </Button>
      <Button small look="line" onClick={keep} disabled={!canKeep}>
        Keep these numbers
      </Button>
      <Button small look="line" onClick={() => window.print()}>
        Print
      </Button>
      <p className="fine" role="status">
        {said || "Your numbers stay in this browser and in its address. We do not get them."}
      </p>
    </div>
  );
}
