import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** A part that needs today's date and what this device keeps. Its script loads as soon as React runs. */
export function DevicePart({ load }: { load: () => Promise<ComponentType<{ today: string }>> }) {
  const today = useToday();
  const [Part] = useState(() => lazy(async () => ({ default: await load() })));
  useEffect(() => void load(), [load]);
  const wait = <div className="device-wait" />;
  return <Suspense fallback={wait}>{today ? <Part today={today} /> : wait}</Suspense>;
}

/** Today on the visitor's clock, as `2026-11-21`; null on the server, which renders the page once for all days. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date();
    setToday(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10));
  }, []);
  return today;
}
