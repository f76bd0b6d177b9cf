import { startFormService } from '../lib/preview/form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { buildExampleSite, builtPorts, versionOfSources } from './build-example-site';

/** Serves the example site and the stand-in form service behind its form, both on free ports. */
export async function serveExampleSite() {
  const version = await versionOfSources();
  // The port of an earlier build, if it is free, lets that build be used again.
  const [port = 0] = await builtPorts(version);
  const formService = await startFormService({ port });
  const folder = await buildExampleSite(version, Number(new URL(formService.url).port));
  const site = await startPreviewServer({ folder, port: 0 });
  return {
    url: site.url,
    formServiceUrl: formService.url,
    folder,
    close: async () => void (await Promise.all([site.close(), formService.close()])),
  };
}
