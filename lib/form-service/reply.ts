/** The JSON object in a reply; its properties may be anything. */
export type Reply = Record<string, unknown>;

/** Anything but a JSON object is read as one without properties. Never throws. */
export function parseReply(body: string): Reply {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** A text of a reply, as much of it as is worth showing; empty if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}
