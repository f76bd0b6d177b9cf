/** A browser with an empty profile and one page, as somebody uses it who cannot see into it. */
export interface Visitor {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The JSON value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Console errors and uncaught ones so far, with the address of the file that they name. */
  problems(): Promise<string[]>;
  leave(): Promise<void>;
}

/** A browser that is running; each visitor starts with nothing stored. */
export interface RunningEngine {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
