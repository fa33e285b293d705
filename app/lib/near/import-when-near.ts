export type OnDemandState = "waiting" | "failed" | "loaded";

const pauseBeforeRetryMs = 800;

/**
 * Loads one part of a page when its place comes near the window, and remembers how that went.
 *
 * `content()` stays pending until the part is there: a failure never rejects it, because React would then throw away
 * the HTML that the server sent. A failed load is tried once more by itself; after that `state` is "failed" until
 * `load()` is called again and succeeds.
 */
export class OnDemandPart<Content> {
  readonly #importContent: () => Promise<Content>;
  readonly #content: Promise<Content>;
  #resolve: (content: Content) => void = () => {};
  readonly #listeners = new Set<() => void>();
  #state: OnDemandState = "waiting";
  #loading: Promise<void> | undefined;

  /** On the server nothing waits to come near: the page is rendered whole. */
  constructor(importContent: () => Promise<Content>, loadNow: boolean = import.meta.env.SSR) {
    this.#importContent = importContent;
    this.#content = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    if (loadNow) this.load();
  }

  get state(): OnDemandState {
    return this.#state;
  }

  content(): Promise<Content> {
    return this.#content;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Starts loading when `place` is less than a screen away. Returns a function that stops watching. */
  watch(place: Element): () => void {
    return whenNear(place, () => this.load());
  }

  /** Loads now, unless it is loading or loaded. */
  load(): void {
    if (this.#state === "loaded") return;
    this.#loading ??= this.#tryTwice().finally(() => {
      this.#loading = undefined;
    });
  }

  async #tryTwice(): Promise<void> {
    try {
      this.#resolve(await this.#importContent().catch(() => this.#importOnceMore()));
      this.#become("loaded");
    } catch {
      this.#become("failed");
    }
  }

  async #importOnceMore(): Promise<Content> {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetryMs));
    return this.#importContent();
  }

  #become(state: OnDemandState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Calls `then` once, when a place is less than a screen away. Returns a function that stops watching. */
function whenNear(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: "75% 0px" },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
