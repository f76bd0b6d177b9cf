import { load, type CheerioAPI } from 'cheerio';
import { isAt, thirdParties } from '../site/third-parties';

export type Page = {
  /** Its path in the exported site. */
  file: string;
  $: CheerioAPI;
  /** The modules that it asks for, by their paths in the project. */
  modules: string[];
};

/** With scripting off, the content of `noscript` is parsed and checked like the rest of the page. */
export const parserOptions = { scriptingEnabled: false };

/** Where Next puts the files of its client. */
const chunks = '/_next/static/';

/** Types of script that browsers never execute. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules'];
const dataBlock = dataTypes.map((type) => `[type="${type}" i]`).join();

/** Comments that React writes between texts and around completed boundaries. */
const knownComments = [' ', '$', '/$', '&', '/&'];

const pictureAddresses = ['href', 'imagesrcset', 'src', 'srcset'];
const elsewhere = pictureAddresses.flatMap((name) => [`[${name}*=":"]`, `[${name}*="//"]`]).join();

/** What a page without Next's client must not have, and why. */
const refused: [selector: string, reason: string][] = [
  ['head:not(:has(> [charset]:first-child))', 'its head does not begin with <meta charset>'],
  ['link[rel~="stylesheet" i]', 'this stylesheet is not inlined'],
  ['[rel~="preload" i][as="font"]', 'this preload delays the page: use @font-face, not next/font'],
  [
    'link:is([rel~="preload" i]:not([as="image"], [as="font"]), [rel~="modulepreload" i])',
    "this preload is not Next's",
  ],
  // Behind a flag, Next writes these instead of its inline scripts. One day it may do so by default.
  [
    'template:is([data-next-flight], [data-rci])',
    "Next's data would stay in the page, as in https://github.com/vercel/next.js/pull/97573",
  ],
  ['body > div[hidden=""]:not(:empty)', 'metadata is in the body'],
  ['audio, base, embed, object, video', 'the security policy blocks this element'],
  ['[style]', 'the security policy blocks style attributes'],
  [
    `:is(img, source, [as="image"]):is(${elsewhere})`,
    'the security policy blocks a picture that is not a file of the site',
  ],
  ['[formaction]', 'a button must not change the address of its form'],
];

/**
 * Removes Next's client from an exported page: its scripts, their preloads, its data and React's comments. Also
 * removes the `<meta>` elements that name modules, and those that repeat others for X. `problems` are reasons not to
 * publish the page. Its forms may post to `https:` addresses and to addresses below `standIn`; its scripts and frames
 * may be those of third parties.
 */
export function stripPage(
  html: string,
  standIn?: string,
  parties = thirdParties,
): Omit<Page, 'file'> & { problems: string[] } {
  const problems: string[] = [];
  const $ = load(html, {
    ...parserOptions,
    onParseError: ({ code, startOffset }) =>
      problems.push(
        `its HTML is broken (${code}): ${quoted(html.slice(Math.max(0, startOffset - 20)))}.`,
      ),
  });

  for (const script of $(`script:not(${dataBlock})`)) {
    const { src, type } = script.attribs;
    const isOfNext =
      src === undefined ? !type && passesData($(script).text()) : src.startsWith(chunks);
    if (isOfNext) $(script).remove();
  }
  $(
    `link[href^="${chunks}"]:is([rel~="preload" i][as="script"], [rel~="modulepreload" i])`,
  ).remove();
  $('style').removeAttr('data-precedence data-href');
  for (const node of $.root().find('*').addBack().contents()) {
    if (node.type !== 'comment') continue;
    if (knownComments.includes(node.data)) $(node).remove();
    else problems.push(`the comment <!--${node.data}--> is unknown or marks streamed content.`);
  }
  // Next puts streamed metadata into a hidden <div>, which must be empty in an export.
  $('body > div[hidden=""]:empty')
    .filter((_, { attribs }) => Object.keys(attribs).length === 1)
    .remove();
  // X reads the og: tags, which Next repeats for it.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  const requests = $('meta[name="page-module"]').remove().toArray();
  const modules = [...new Set(requests.map(({ attribs }) => attribs.content ?? ''))];

  // A slip in the address of a form would send messages to the site's own host, which drops them.
  const services = standIn ? ['https://', `${standIn}/`] : ['https://'];
  const sent = services.map((service) => `[action^="${service}" i]`).join();
  const dead = `form:not(${sent}, [action^="/"]:not([method="post" i]))`;
  const notListed = (selector: string, what: 'scripts' | 'frames') =>
    $(selector).filter(
      (_, element) => !parties.some((one) => isAt(one[what], $(element).attr('src'))),
    );
  for (const [elements, reason] of [
    ...refused,
    [dead, 'a form must post to an https: address'],
    [
      notListed(`script:not(${dataBlock})`, 'scripts'),
      "this script is neither Next's nor in third-parties.ts",
    ],
    [notListed('iframe', 'frames'), 'this frame is not in third-parties.ts'],
  ] as const) {
    for (const element of $(elements)) problems.push(`${reason}: ${quoted($.html(element))}.`);
  }
  for (const { tagName, attribs } of $.root().find('*')) {
    const handlers = Object.keys(attribs).filter((name) => name.startsWith('on'));
    problems.push(...handlers.map((name) => `the security policy blocks ${name} of <${tagName}>.`));
  }
  if (/url\(\s*["']?(data:|https?:|\/\/)/i.test($('style').text())) {
    problems.push('the security policy blocks a picture in <style> that is not a site file.');
  }
  return { $, modules, problems };
}

/** How Next's inline scripts begin; JSON follows. */
const openings = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

/** Whether an inline script only passes data to Next's client. */
function passesData(script: string): boolean {
  const opening = openings.find((one) => script.startsWith(one));
  if (opening === undefined) return false;
  try {
    JSON.parse(script.slice(opening.length).replace(/\);?$/, ''));
    return true;
  } catch {
    return false;
  }
}

/** At most 90 characters of a text, in quotation marks. */
export function quoted(text: string): string {
  return text.length > 90 ? `“${text.slice(0, 90)}…”` : `“${text}”`;
}
