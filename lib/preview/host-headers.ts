type HeaderRule = { path: string; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file of the export, in the format of Cloudflare Pages and Netlify: a path, which may
 * end with `*` for anything, then its headers, each on an indented line.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules = text.split(/\n(?=\/)/).filter(Boolean);
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.trimEnd().split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]);
    return { path, headers };
  });
}

/** The headers of a path. All rules that match it apply; values of the same name are joined. */
export function headersFor(pathname: string, rules: HeaderRule[]): Headers {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
  );
  return new Headers(matching.flatMap(({ headers }) => headers));
}
