import { contentSecurityPolicy, type PolicyNeeds } from './content-security-policy';

/** Headers for the files under a path: one file, or all below a folder when it ends in `/*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Folders whose files have a hash of their content in the name. */
const immutableFolders = ['_next/static', 'photos'];

/** Browser features that the site does without. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every exported file, free of any host's notation. No two rules set one header on
 * one file: hosts disagree on whether the later rule wins or the values are joined.
 */
export function securityHeaders(needs: PolicyNeeds, files: string[]): HeaderRule[] {
  const isImmutable = (file: string) =>
    immutableFolders.some((folder) => file.startsWith(`${folder}/`));
  const changing = new Set(files.filter((file) => !isImmutable(file)).map(topLevelPath));
  return [
    { path: '/*', headers: everywhere(needs) },
    ...immutableFolders.map((folder) => ({
      path: `/${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    ...[...changing].sort().map((path) => ({
      path,
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...(path.endsWith('.vcf') && { 'Content-Type': 'text/vcard; charset=utf-8' }),
      },
    })),
  ];
}

function everywhere(needs: PolicyNeeds): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs, 'header'),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Any stricter and the form service, which reads the Referer, files messages as spam.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Pages are matched by their clean address, and files in a folder by the folder. */
function topLevelPath(file: string): string {
  const [first = '', ...rest] = file.split('/');
  if (rest.length > 0) return `/${first}/*`;
  if (first === 'index.html') return '/';
  return `/${first.replace(/\.html$/, '')}`;
}
