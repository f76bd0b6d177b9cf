export type BuildKind = 'preview' | 'release';

/**
 * Where each kind of build is exported to. Neither is `out`, which the owner uploads: only
 * `npm run release` writes there, once a release is complete.
 */
export const exportFolders: Record<BuildKind, string> = {
  preview: '.preview',
  release: '.next/release',
};

const { SITE_BUILD = 'preview', STAND_IN_SERVICE = 'http://127.0.0.1:4010' } = process.env;
if (!Object.hasOwn(exportFolders, SITE_BUILD)) {
  throw new Error(`SITE_BUILD is “${SITE_BUILD}”: set it to preview or release, or unset it.`);
}
if (!URL.canParse(STAND_IN_SERVICE)) {
  throw new Error(
    `STAND_IN_SERVICE is “${STAND_IN_SERVICE}”: set it to a web address, or unset it.`,
  );
}

/**
 * A `preview` (the default) posts to the stand-in form service and asks search engines to ignore it; a
 * `release` is for publishing.
 */
export const buildKind = SITE_BUILD as BuildKind;

/** Address of the stand-in form service that a preview's form posts to. */
export const standInService = STAND_IN_SERVICE;

/** Where the contact form posts to: to the owner's form in a release, to the stand-in in a preview. */
export function formAction(ownAction: string): string {
  return buildKind === 'release' ? ownAction : `${standInService}/f/preview`;
}
