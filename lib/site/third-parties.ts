/** What pages may use of another company’s service. Origins are like https://plausible.io. */
export type ThirdParty = {
  /** What the site needs it for. */
  why: string;
  /** A sentence for the privacy note, e.g. “Plausible counts visits, without cookies.” */
  privacy: string;
  /** Origins from which pages load its scripts. */
  scripts?: string[];
  /** Origins to which its scripts send data. */
  connections?: string[];
  /** Origins of the documents in its frames. */
  frames?: string[];
  /** Origins to which its forms post. */
  posts?: string[];
};

/**
 * Every service that pages may use, besides the form service. Of all others, the export refuses scripts and frames, each
 * page's policy refuses connections, and the smoke test refuses forms.
 */
export const thirdParties: ThirdParty[] = [];

/** Whether an address is at one of some origins. */
export function isAt(origins: string[] | undefined, address = ''): boolean {
  return URL.canParse(address) && origins?.includes(new URL(address).origin) === true;
}

/** All origins of a third party. */
export function originsOf({ scripts, connections, frames, posts }: ThirdParty): string[] {
  return [scripts, connections, frames, posts].flatMap((origins) => origins ?? []);
}
