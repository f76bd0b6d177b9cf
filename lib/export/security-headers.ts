import { contentSecurityPolicy, type PolicyNeeds } from './content-security-policy';

/** Headers for one file, or for all files in a folder if the path ends in `/*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

export interface HeaderOptions {
  /** Folders whose files have a hash of their content in the name. */
  immutableFolders?: string[];
  /** Content types that hosts do not know, by file extension. */
  contentTypes?: Record<string, string>;
}

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
 * The headers of every exported file, independent of the host. No two rules set the same header on a
 * file, since hosts disagree on whether the later rule wins or the values are joined.
 */
export function securityHeaders(
  needs: PolicyNeeds,
  files: string[],
  { immutableFolders = [], contentTypes = {} }: HeaderOptions = {},
): HeaderRule[] {
  const immutable = ['_next/static', ...immutableFolders];
  const isImmutable = (file: string) => immutable.some((folder) => file.startsWith(`${folder}/`));
  const changing = new Set(files.filter((file) => !isImmutable(file)).map(topLevelPath));
  return [
    { path: '/*', headers: everywhere(needs) },
    ...immutable.map((folder) => ({
      path: `/${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    ...[...changing].sort().map((path) => ({
      path,
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...contentTypeOf(path, contentTypes),
      },
    })),
  ];
}

function everywhere(needs: PolicyNeeds): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs, 'header'),
    // An opener or embedder policy would make the browser start another process for a visitor who comes
    // from elsewhere: 20 to 30 ms of first paint, for documents that open no windows and share no memory.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // A stricter policy would hide from a form service which site a message comes from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function contentTypeOf(path: string, types: Record<string, string>): Record<string, string> {
  const type = types[path.split('.').at(-1) ?? ''];
  return type === undefined ? {} : { 'Content-Type': type };
}

/** The clean URL of a page or file, or the pattern of its folder. */
function topLevelPath(file: string): string {
  const [first = '', ...rest] = file.split('/');
  if (rest.length > 0) return `/${first}/*`;
  if (first === 'index.html') return '/';
  return `/${first.replace(/\.html$/, '')}`;
}
