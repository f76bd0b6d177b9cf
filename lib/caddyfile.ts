import type { HeaderRule } from './export/security-headers';

/**
 * Configuration of the web server Caddy for this site: clean addresses, `404.html`, compression
 * and the headers of `_headers`. `folder` is where the server finds the files of `out/`.
 */
export function caddyfile(siteAddress: string, folder: string, rules: HeaderRule[]): string {
  return `${siteAddress} {
	root * ${JSON.stringify(folder)}
	encode zstd gzip

	@index path /index /index.html
	redir @index / 308
	@html path_regexp html ^(/.+)\\.html$
	redir @html {re.html.1} 308
	@slash path_regexp slash ^(/.*[^/])/+$
	redir @slash {re.slash.1} 308

${rules.flatMap(headerLines).join('\n')}

	try_files {path}.html {path}
	file_server {
		hide _headers
	}
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}

function headerLines({ path, headers }: HeaderRule): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `\theader ${path} ${name} ${JSON.stringify(value)}`,
  );
}
