/**
 * A window of one engine, 390 by 844 pixels, with a separate profile. Journeys need nothing else from a browser, so
 * each is written only once, and the code that drives an engine stays small.
 */
export type EngineWindow = {
  /** Opens an address; resolves when it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It can't use anything outside itself; its result is sent as JSON. */
  evaluate<Result>(work: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** The element that such a function returns, to click and type into as a person does; null if there is none. */
  find(work: (...args: string[]) => Element | null, ...args: string[]): Promise<EngineElement | null>;
  /** Asks for another width, such as a smaller phone's; an engine whose window has only one width keeps it. */
  narrow(width: number): Promise<void>;
  /** Whether pages run their scripts in it. */
  readonly javaScript: boolean;
  /** Errors in the console so far, if the engine reports them. */
  readonly errors: string[];
  /** A picture of the window as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type EngineElement = {
  /** Where it is now, to compare with where it was: a click would miss an element that a growing page still moves. */
  place(): Promise<unknown>;
  click(): Promise<void>;
  /** Types over the text in a field. */
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
};

/** A running engine, which opens as many windows as a test asks for. */
export type Engine = {
  newWindow(options: { javaScript: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
};

export const windowSize = { width: 390, height: 844 };
