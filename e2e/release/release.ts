import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { formService } from '../../lib/form-service/form-service';
import { startFileServer } from '../../lib/commands/file-server';
import type { ServedSite } from '../../lib/checks/first-difference';
import { validateContent } from '../../lib/checks/validate-content';
import { standInService } from '../../lib/site/build-kind';
import { sample } from '../../lib/testing/sample';
import { startHost, type HostName } from '../hosts/start-host';

export type Release = ServedSite & {
  /** Where its form must post to. */
  formAddress: string;
};

/** The sample, the release in `out`, or that release as the owner's host serves it. */
export type Subject = 'sample' | 'out' | 'published';

type Options = {
  subject: Subject;
  /** The server for it, unless it is published; the preview server if none is named. */
  host: HostName | undefined;
};

export const test = base.extend<object, Options & { release: Release }>({
  subject: ['sample', { option: true, scope: 'worker' }],
  host: [undefined, { option: true, scope: 'worker' }],

  release: [
    async ({ subject, host }, use, { project }) => {
      const isSample = subject === 'sample';
      const exported = isSample ? path.join(project.outputDir, subject) : 'out';
      if (!existsSync(exported)) {
        throw new Error('There is no release in the folder out: make one with npm run release');
      }
      const business = isSample ? sample.business : await ownBusiness();
      const formAddress = isSample
        ? `${standInService}/f/preview`
        : formService.action(business.formService.formId);
      const isPublished = subject === 'published';
      const server = isPublished ? undefined : await serve(exported, host);
      const { folder = exported, url: address = business.siteAddress } = server ?? {};
      await use({ folder, address, formAddress });
      await server?.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ release }, use) => use(release.address),
});

async function serve(folder: string, host: HostName | undefined) {
  if (host) return startHost(host, folder);
  return { ...(await startFileServer({ folder, port: 0 })), folder };
}

/** What the owner wrote about the business. */
export async function ownBusiness() {
  const { content, problems } = await validateContent();
  if (!content || problems.length > 0) {
    throw new Error('The content has mistakes: list them with npm run check-content');
  }
  return content.business;
}
