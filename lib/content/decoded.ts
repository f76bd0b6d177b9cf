/** The address without percent-encoding, such as %20; empty if that is malformed. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}
