import packageJson from '../../package.json' with { type: 'json' };

/** The oldest browsers that Next compiles for, in esbuild's notation. */
export const browserTargets = packageJson.browserslist.map((query) => query.replace(' >= ', ''));
