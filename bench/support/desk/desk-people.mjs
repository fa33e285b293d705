/**
 * People who work at the desk of a running site, in a separate thread, so that their pages do not delay the clock of
 * the measurement. As a worker it is given the site's address, their cookies and their pace, and it works between the
 * messages "work" and "rest".
 */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/**
 * @param people `origin`, `cookies` of people who are signed in, `threads` to work on, and how long each waits between
 *   two requests, in milliseconds
 */
export async function hirePeople(people) {
  const worker = new Worker(new URL(import.meta.url), { workerData: people });
  const asked = { requests: 0, failures: [] };
  worker.on("error", (error) => asked.failures.push(error.message));
  return {
    asked,
    work: () => worker.postMessage("work"),
    /** Resolves when each has done what was under way. */
    async rest() {
      worker.postMessage("rest");
      const [{ requests, failures }] = await once(worker, "message");
      asked.requests += requests;
      asked.failures.push(...failures);
    },
    end: () => worker.terminate(),
  };
}

if (!isMainThread) {
  let day;
  parentPort.on("message", async (said) => {
    if (said === "work") {
      day = { isOver: new AbortController(), requests: 0, failures: [] };
      day.people = workerData.cookies.flatMap((cookie, index) => [
        answerLetters(day, cookie, index),
        watch(day, cookie),
      ]);
      return;
    }
    day.isOver.abort();
    await Promise.all(day.people);
    parentPort.postMessage({ requests: day.requests, failures: day.failures });
  });
}

/** Inbox, a thread, its draft saved three times while it is written, a note, a search, and so on. */
async function answerLetters(day, cookie, index) {
  const { threads, paceMs } = workerData;
  const { signal } = day.isOver;
  // They do not all begin at the same moment.
  await wait((index * paceMs) / workerData.cookies.length);
  for (let turn = index; !signal.aborted; turn += workerData.cookies.length) {
    const thread = threads[turn % threads.length];
    const page = `/desk/threads/${thread}`;
    const draft = (words) => ({ do: "autosave-draft", thread, words, version: "0" });
    for (const [path, form] of [
      ["/desk"],
      [page],
      ["/desk/draft", draft("Thank you.")],
      ["/desk/draft", draft("Thank you for writing.")],
      ["/desk/draft", draft("Thank you for writing. The first step is free.")],
      [page, { do: "thread-note", thread, words: "They called back." }],
      ["/desk/find", { do: "find", q: "maria" }],
    ]) {
      if (signal.aborted) return;
      await ask(day, cookie, path, form);
      await wait(paceMs, undefined, { signal }).catch(() => {});
    }
  }
}

const frameRestMs = 10_000;

/**
 * An open inbox that someone watches. As in a browser (`use-desk-news.ts`) the first number is that of the change that the
 * page has, and each higher one makes it read its data again, the frame around it once every ten seconds (`desk-shell.tsx`).
 * Hidden tabs read nothing, so there are none.
 */
async function watch(day, cookie) {
  const { origin } = workerData;
  const { signal } = day.isOver;
  let newest = null;
  // As if each had been opened at a different time.
  let frameReadAt = performance.now() - Math.random() * frameRestMs;
  const readAnew = () => {
    const isFrameOld = performance.now() - frameReadAt >= frameRestMs;
    if (isFrameOld) frameReadAt = performance.now();
    return ask(day, cookie, isFrameOld ? "/desk.data" : "/desk.data?_routes=inbox");
  };
  try {
    const { body } = await fetch(`${origin}/desk/live`, { headers: { Cookie: cookie }, signal });
    for await (const chunk of body) {
      const change = Number(/event: change\ndata: (\d+)/.exec(Buffer.from(chunk))?.[1] ?? Number.NaN);
      if (newest !== null && change > newest) await readAnew();
      if (!Number.isNaN(change)) newest = Math.max(newest ?? 0, change);
    }
  } catch (error) {
    if (!signal.aborted) day.failures.push(`live: ${error.message}`);
  }
}

async function ask(day, cookie, path, form) {
  const { origin } = workerData;
  const headers = { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const sent = form && { method: "POST", body: new URLSearchParams(form) };
  const answer = await fetch(origin + path, { ...sent, headers, redirect: "manual" });
  await answer.arrayBuffer();
  day.requests += 1;
  // A draft that a colleague's window has saved before answers 409.
  if (![200, 303, 409].includes(answer.status)) day.failures.push(`${path}: ${answer.status}`);
}
