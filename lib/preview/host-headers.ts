/** A rule of a `_headers` file; a `null` value removes a header. */
type HeaderRule = {
  matches: (pathname: string) => boolean;
  changes: { name: string; value: string | null }[];
};

/**
 * Parses the `_headers` format of Cloudflare Pages and Netlify: a path pattern (`*` matches anything),
 * followed by indented `Name: value` lines; `! Name` removes a header; `#` starts a comment. Throws on
 * anything else, including placeholders and host names.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;

    const fail = () => new Error(`_headers, line ${index + 1} cannot be parsed: ${content}`);
    if (!/^\s/.test(line)) {
      if (!/^\/[^\s:]*$/.test(content)) throw fail();
      rules.push({ matches: matcher(content), changes: [] });
      continue;
    }

    const [, removed, name, value] = /^(?:! *([\w-]+)|([\w-]+): *(.+))$/.exec(content) ?? [];
    const change = removed ? { name: removed, value: null } : name && { name, value: value ?? '' };
    const rule = rules.at(-1);
    if (!change || !rule) throw fail();
    rule.changes.push(change);
  }
  return rules;
}

/** The headers of a path. All matching rules apply in order; values of the same name are joined. */
export function headersFor(pathname: string, rules: HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { name, value } of rules
    .filter(({ matches }) => matches(pathname))
    .flatMap(({ changes }) => changes)) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    if (value === null) headers.delete(key);
    else headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

function matcher(pattern: string): (pathname: string) => boolean {
  const literals = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${literals.join('.*')}$`);
  return (pathname) => expression.test(pathname);
}
