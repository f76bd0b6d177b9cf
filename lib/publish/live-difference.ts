import { excerptsAtDifference } from '../export/excerpts-at-difference';

/** How a served file differs from the built one: words that follow its address; undefined when equal. */
export function describeDifference(
  served: Buffer,
  built: Buffer,
  file: string,
): string | undefined {
  if (served.equals(built)) return undefined;
  if (!file.endsWith('.html')) return 'has other bytes than the built file';
  const [live, own] = [served.toString(), built.toString()];
  // Cloudflare rewrites addresses unless told not to; its script is then stopped by our policy.
  if (live.includes('/cdn-cgi/l/email-protection')) {
    return 'has its email addresses rewritten, so that nobody can read them: turn off Email Address Obfuscation at Cloudflare';
  }
  return `differs from the built page near “${excerptsAtDifference(live, own)[0]}”`;
}
