import { standInService } from '../site/build-kind';

/** Where the preview and the browser tests find the site. */
export const siteUrl = 'http://127.0.0.1:4000';

export const sitePort = Number(new URL(siteUrl).port);
export const formServicePort = Number(new URL(standInService).port);
