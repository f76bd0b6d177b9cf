import { type FormService, startFormService } from '../lib/preview/form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { buildExampleSite, builtPorts, versionOfSources } from './build-example-site';

/** Serves the example site and the stand-in form service behind its form, both on free ports. */
export async function serveExampleSite() {
  const version = await versionOfSources();
  const formService = await startOnFreePort(await builtPorts(version));
  const folder = await buildExampleSite(version, Number(new URL(formService.url).port));
  const site = await startPreviewServer({ folder, port: 0 });
  return {
    url: site.url,
    formServiceUrl: formService.url,
    folder,
    close: async () => void (await Promise.all([site.close(), formService.close()])),
  };
}

/** On one of these ports, so that a build can be used again, unless another run has them all. */
async function startOnFreePort([port = 0, ...others]: number[]): Promise<FormService> {
  try {
    return await startFormService({ port });
  } catch (error) {
    if (port === 0) throw error;
    return startOnFreePort(others);
  }
}
