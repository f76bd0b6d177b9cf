import { standInService } from '../site/build-kind';

/** Address of the preview. */
export const siteUrl = 'http://127.0.0.1:4000';

export const sitePort = Number(new URL(siteUrl).port);
export const formServicePort = Number(new URL(standInService).port);
