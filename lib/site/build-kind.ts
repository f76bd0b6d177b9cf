export type BuildKind = 'preview' | 'release';

/**
 * A `preview` (the default) posts to the stand-in form service and asks search engines to stay away; a
 * `release` is for publishing.
 */
export const buildKind: BuildKind = process.env.SITE_BUILD === 'release' ? 'release' : 'preview';

/**
 * Where each kind of build is exported to. Neither is `out`, which the owner uploads: only
 * `npm run release` writes there, once a release is complete.
 */
export const exportFolders: Record<BuildKind, string> = {
  preview: '.preview',
  release: '.next/release',
};

/** Address of the stand-in form service that a preview's forms post to. */
export const standInService = process.env.STAND_IN_SERVICE ?? 'http://127.0.0.1:4010';

/** Where the contact form posts to: the owner's form in a release, the stand-in in a preview. */
export function formAction(form: { address: string; formId: string }, build = buildKind): string {
  return build === 'release' ? `${form.address}/f/${form.formId}` : `${standInService}/f/preview`;
}
