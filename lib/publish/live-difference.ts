import { excerptsAtDifference } from '../export/excerpts-at-difference';

/** How a served file differs from the built one, to follow its address; undefined if they are equal. */
export function describeDifference(
  served: Buffer,
  built: Buffer,
  file: string,
): string | undefined {
  if (served.equals(built)) return undefined;
  if (!file.endsWith('.html')) return 'differs from the built file';
  const [live, own] = [served.toString(), built.toString()];
  // By default, Cloudflare hides addresses behind a script, which our security policy blocks.
  if (live.includes('/cdn-cgi/l/email-protection')) {
    return 'has scrambled email addresses, which nobody can read: turn off Email Address Obfuscation at Cloudflare';
  }
  return `differs from the built page near “${excerptsAtDifference(live, own)[0]}”`;
}
