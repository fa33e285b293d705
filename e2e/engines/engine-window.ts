/**
 * A window of one engine, 390 by 844 pixels, with its own profile. This is all that a journey asks of a browser, so
 * that a journey is written once and whatever drives an engine stays small.
 */
export type EngineWindow = {
  /** Opens an address; resolves when it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside itself; its result travels as JSON. */
  evaluate<Result>(work: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** The element that such a function returns, to be clicked and typed into as a person does; null when there is none. */
  find(work: (...args: string[]) => Element | null, ...args: string[]): Promise<EngineElement | null>;
  /** Asks for another width, as of a smaller phone; an engine whose window has one width keeps it. */
  narrow(width: number): Promise<void>;
  /** Whether pages run their scripts in it. */
  readonly javaScript: boolean;
  /** Errors in the console up to now, where the engine reports them. */
  readonly errors: string[];
  /** A picture of the window as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type EngineElement = {
  /** Where it is now, to be compared with where it was: what is moved by a page that still grows would be missed. */
  place(): Promise<unknown>;
  click(): Promise<void>;
  /** Types over the text in a field. */
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
};

/** An engine that runs, and opens as many windows as are asked for. */
export type Engine = {
  newWindow(options: { javaScript: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
};

export const windowSize = { width: 390, height: 844 };
