/**
 * News for a page: the number of a change and how many requests came with it, the end of the session, or that nothing comes
 * through right now.
 */
export type DeskNews = { change: number; arrived: number } | "over" | "lost";

const livePath = "/desk/live";

/**
 * Follows the desk's changes until it is stopped. All tabs of a browser share one connection: on HTTP/1.1, six connections
 * would leave none for pages. The tab that has the lock holds the connection and tells the others.
 */
export function followDesk(hear: (news: DeskNews) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel("desk");
  channel.onmessage = ({ data }: MessageEvent<DeskNews>) => hear(data);
  const tellAll = (news: DeskNews) => {
    channel.postMessage(news);
    hear(news);
  };
  const hold = () => connect(tellAll, stop.signal);
  // Without a secure context there are no locks, so each tab opens a connection for itself.
  if (navigator.locks) void navigator.locks.request("desk-live", { signal: stop.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Resolves when it is over, so the next tab can try. The browser reconnects by itself while the server is down. */
function connect(tell: (news: DeskNews) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(livePath);
    const end = () => {
      source.close();
      resolve();
    };
    source.addEventListener("change", ({ data }: MessageEvent<string>) => {
      const [change = 0, arrived = 0] = data.split(" ").map(Number);
      tell({ change, arrived });
    });
    source.addEventListener("over", () => {
      tell("over");
      end();
    });
    source.onerror = () => tell(source.readyState === EventSource.CLOSED ? "over" : "lost");
    signal.addEventListener("abort", end);
  });
}
