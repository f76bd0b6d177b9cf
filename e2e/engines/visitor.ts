/** One page in a browser with an empty profile: the little that every driver can do. */
export interface Visitor {
  /** Makes the window that wide, or as narrow as it gets: WebKit's MiniBrowser stops at about 450 px. */
  resize(width: number): Promise<void>;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The JSON value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Console errors and uncaught errors so far, with their file's address if known. */
  problems(): Promise<string[]>;
  leave(): Promise<void>;
}

/** A browser that is running; each visitor starts with nothing stored. */
export interface RunningEngine {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
