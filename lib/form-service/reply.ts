/** The JSON object in a reply; its properties may be anything. */
export type Reply = Record<string, unknown>;

/** Reads anything but a JSON object as an object without properties. Never throws. */
export function parseReply(body: string): Reply {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** A text in a reply, cut to a length worth showing; empty if the value is not a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}
