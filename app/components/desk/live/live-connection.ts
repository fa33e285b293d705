/**
 * News for a page: the number of a change and how many requests came with it, whose session follows the desk now, the end of
 * the session, or that nothing comes through right now.
 */
export type DeskNews = { change: number; arrived: number } | { here: string } | "over" | "lost";

const livePath = "/desk/live";

/**
 * Follows the desk's changes until it is stopped. All tabs of a browser share one connection: on HTTP/1.1, six connections
 * would leave none for pages. The tab that has the lock holds the connection and tells the others.
 */
export function followDesk(hear: (news: DeskNews) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel("desk");
  let isFollowing = false;
  const follow = async () => {
    isFollowing = true;
    const hold = () => connect(tellAll, stop.signal);
    // Without a secure context there are no locks, so each tab opens a connection for itself.
    if (navigator.locks) await navigator.locks.request("desk-live", { signal: stop.signal }, hold).catch(() => {});
    else await hold();
    isFollowing = false;
  };
  const tellAll = (news: DeskNews) => {
    channel.postMessage(news);
    hear(news);
  };
  channel.onmessage = ({ data }: MessageEvent<DeskNews>) => {
    hear(data);
    // Someone has signed in again in another tab.
    if (typeof data === "object" && "here" in data && !isFollowing) void follow();
  };
  void follow();
  return () => {
    stop.abort();
    channel.close();
  };
}

/** The browser reconnects by itself while the server is down, but not after an answer that is no stream. */
const retryMs = 5000;

/** Resolves when it is over, so the next tab can try. */
function connect(tell: (news: DeskNews) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let [source, timer]: [EventSource | undefined, ReturnType<typeof setTimeout> | undefined] = [undefined, undefined];
    const end = () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    };
    const endOver = () => {
      tell("over");
      end();
    };
    const refused = async () => {
      if (await isSignedOut(signal)) return endOver();
      if (signal.aborted) return;
      tell("lost");
      timer = setTimeout(open, retryMs);
    };
    function open() {
      const opened = new EventSource(livePath);
      source = opened;
      opened.addEventListener("change", ({ data }: MessageEvent<string>) => {
        const [change = 0, arrived = 0] = data.split(" ").map(Number);
        tell({ change, arrived });
      });
      opened.addEventListener("here", ({ data }: MessageEvent<string>) => tell({ here: data }));
      opened.addEventListener("over", endOver);
      opened.onerror = () => (opened.readyState === EventSource.CLOSED ? void refused() : tell("lost"));
    }
    signal.addEventListener("abort", end);
    open();
  });
}

/** A stream that is refused says no reason, so its address is asked once more. */
async function isSignedOut(signal: AbortSignal): Promise<boolean> {
  const asked = new AbortController();
  try {
    const { status } = await fetch(livePath, { signal: AbortSignal.any([signal, asked.signal]) });
    return status === 401;
  } catch {
    return false;
  } finally {
    asked.abort();
  }
}
