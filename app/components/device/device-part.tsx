import { type ComponentType, useEffect, useState } from "react";

/** A part that needs today's date and the data on this device. The server has neither, and reserves room for the part. */
export function DevicePart({ Part }: { Part: ComponentType<{ today: string }> }) {
  const today = useToday();
  return today ? <Part today={today} /> : <div className="device-wait" />;
}

/** Today on the visitor's clock, as `2026-11-21`; null on the server, which renders the page once for every day. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10));
  }, []);
  return today;
}
