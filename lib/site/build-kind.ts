export type BuildKind = 'preview' | 'release';

/**
 * `preview` (the default) talks to the stand-in form service and asks search engines to stay away;
 * `release` is the publishable build.
 */
export const buildKind: BuildKind = process.env.SITE_BUILD === 'release' ? 'release' : 'preview';

/**
 * Where each kind of build is exported to. Neither is `out`, which is what the owner uploads: only
 * `npm run release` writes that, with a release that is complete.
 */
export const exportFolders: Record<BuildKind, string> = {
  preview: '.preview',
  release: '.next/release',
};

/** Address of the stand-in form service that a preview's forms post to. */
export const standInService = process.env.STAND_IN_SERVICE ?? 'http://127.0.0.1:4010';
