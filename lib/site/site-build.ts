/**
 * `preview` (the default) talks to the stand-in form service and asks search engines to stay away;
 * `release` is the publishable build.
 */
export const siteBuild: 'preview' | 'release' =
  process.env.SITE_BUILD === 'release' ? 'release' : 'preview';

/** Address of the stand-in form service that a preview's forms post to. */
export const standInService = 'http://127.0.0.1:4010';
