/**
 * A running browser of another engine, as the journeys use it. Each engine has a library of its own
 * below this.
 */
export interface EngineBrowser {
  /** Opens a page with empty storage, as for a new visitor. */
  openPage: () => Promise<EnginePage>;
  stop: () => Promise<void>;
}

/** The keys that the journeys press. */
export type EngineKey = 'Enter' | 'Escape' | 'Tab';

/**
 * A page of a running browser. Functions that it runs inside the page refer to nothing outside
 * themselves.
 */
export interface EnginePage {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  readAddress: () => Promise<string>;
  press: (key: EngineKey) => Promise<void>;
  runScript: (source: string) => Promise<void>;
  evaluate: <Value, Result>(read: (value: Value) => Result, value: Value) => Promise<Result>;
  /** The element that a function finds inside the page, if any. */
  find: <Value>(
    find: (value: Value) => Element | undefined,
    value: Value,
  ) => Promise<EngineElement | undefined>;
  /** Closes the page and resolves with the errors on its console, if the engine reports them. */
  close: () => Promise<string[]>;
}

/** An element of a page. */
export interface EngineElement {
  click: () => Promise<void>;
  /** Replaces the value by a text. */
  fill: (text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  select: (value: string) => Promise<void>;
  /** Chooses a file of this machine by its path. */
  upload: (path: string) => Promise<void>;
}
