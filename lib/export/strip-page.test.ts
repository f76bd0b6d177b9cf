import { expect, test } from 'vitest';
import { stripPage } from './strip-page';

const chunks = '/_next/static/chunks';

/** Strips a page as Next exports it, with anything added to its head or body, or another doctype. */
function strip({ doctype = '<!DOCTYPE html>', head = '', body = '', standIn = '' } = {}) {
  const html = `${doctype}<html lang="en-GB"><head><meta charSet="utf-8"/><style data-precedence="next" data-href="${chunks}/a.css">p{color:red}</style><link rel="preload" as="script" fetchPriority="low" href="${chunks}/a.js"/><script src="${chunks}/b.js" async=""></script><title>Prices</title><meta name="page-module" content="app/estimator.ts"/>${head}<script src="${chunks}/c.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main><h1>Prices<!-- --> for <!-- -->4</h1><script type="application/ld+json">{"@type":"Service"}</script><p class="a">Fish &amp; chips<br/>&lt;b&gt;</p><output>£<!-- -->12</output><!--$--><!--/$--></main>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script src="${chunks}/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"9:I[118,[\\"$2\\"],\\"Estimator\\"]\\n"])</script></body></html>`;
  const { page, ...found } = stripPage('prices.html', html, standIn);
  return { ...page, ...found };
}

test('a stripped page keeps its document, its modules and nothing of the framework', () => {
  const { $, ...found } = strip();
  expect(found).toEqual({
    file: 'prices.html',
    modules: ['app/estimator.ts'],
    problems: [],
  });
  expect($.html()).toBe(
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><style>p{color:red}</style><title>Prices</title></head><body><main><h1>Prices for 4</h1><script type="application/ld+json">{"@type":"Service"}</script><p class="a">Fish &amp; chips<br>&lt;b&gt;</p><output>£12</output></main></body></html>',
  );
});

test('a form may look up a page, post to an https: address and, in a preview, to a stand-in', () => {
  const forms = [
    '<form action="/contact"></form>',
    '<form method="post" action="https://forms.example/f/1"></form>',
    '<form method="post" action="http://127.0.0.1:4010/f/preview"></form>',
  ];
  expect(strip({ body: forms.join(''), standIn: 'http://127.0.0.1:4010' }).problems).toEqual([]);
});

test('an empty element of the site that is hidden stays', () => {
  const { $ } = strip({ body: '<div hidden="" data-tide=""></div>' });
  expect($.html()).toContain('<div hidden="" data-tide=""></div>');
});

test.each<[Parameters<typeof strip>[0], string]>([
  [{ doctype: '' }, expect.stringContaining('its HTML is broken (missing-doctype) near')],
  [
    { body: '<script>self.__next_f.push([1,"a"]);alert(1)</script>' },
    'an inline script is not one of Next\'s: “self.__next_f.push([1,"a"]);alert(1)”.',
  ],
  [
    { body: '<script type="module">self.__next_f.push([1,"a"])</script>' },
    'an inline script of type module is not one of Next\'s: “self.__next_f.push([1,"a"])”.',
  ],
  [
    { head: '<script src="https://cdn.example/a.js"></script>' },
    "a script comes from https://cdn.example/a.js, which is not Next's.",
  ],
  [{ head: '<link rel="modulepreload" href="/a.js"/>' }, "a preload of /a.js is not Next's."],
  [
    { head: `<link rel="stylesheet" href="${chunks}/a.css" data-precedence="next"/>` },
    `the stylesheet ${chunks}/a.css is not inlined.`,
  ],
  [
    { body: '<!--$?--><template id="B:0"></template><p>Wait</p><!--/$-->' },
    'the comment <!--$?--> says that content is streamed or unknown.',
  ],
  [
    { doctype: '<!DOCTYPE html><!--$?-->' },
    'the comment <!--$?--> says that content is streamed or unknown.',
  ],
  [
    {
      body: '<template data-next-flight="[1]"></template><template data-next-flight="[2]"></template>',
    },
    "Next's data is in <template data-next-flight>, as in https://github.com/vercel/next.js/pull/97573, and would stay in the page.",
  ],
  [
    { body: '<template data-rci="" data-bid="B:0" data-sid="S:0"></template>' },
    "Next's data is in <template data-next-flight>, as in https://github.com/vercel/next.js/pull/97573, and would stay in the page.",
  ],
  [
    { body: '<div hidden=""><meta name="description"/></div>' },
    'metadata stands in the body, in a hidden <div>.',
  ],
  [
    { body: '<button onclick="go()">Go</button>' },
    'the security policy blocks the attribute onclick="go()" of <button>.',
  ],
  [
    { body: '<noscript><p style="color:red">Red</p></noscript>' },
    'the security policy blocks the attribute style="color:red" of <p>.',
  ],
  [
    { body: '<form action=" java\nscript:throw 1"></form>' },
    'a form posts to  java\nscript:throw 1, which is no https: address.',
  ],
  [
    { body: '<form method="POST" action="undefined/f/mqkvbrzw"></form>' },
    'a form posts to undefined/f/mqkvbrzw, which is no https: address.',
  ],
  [
    { body: '<form method="post" action="/contact"></form>' },
    'a form posts to /contact, which is no https: address.',
  ],
  [
    { body: '<form method="post" action="http://127.0.0.1:4010/f/preview"></form>' },
    'a form posts to http://127.0.0.1:4010/f/preview, which is no https: address.',
  ],
  [
    { body: '<form method="post"></form>' },
    'a form posts to its own page, which is no https: address.',
  ],
  [
    { body: '<button formaction="/contact">Send</button>' },
    '<button formaction> sends a form elsewhere than its action says.',
  ],
  [{ body: '<iframe></iframe>' }, 'the security policy blocks <iframe>.'],
  [
    { body: '<img src="https://cdn.example/a.png"/>' },
    'the security policy blocks <img src>, which is no file of the site: https://cdn.example/a.png.',
  ],
  [
    { body: '<img src="/a.png" srcset="/a.png 1x, //cdn.example/b.png 2x"/>' },
    'the security policy blocks <img srcset>, which is no file of the site: /a.png 1x, //cdn.example/b.png 2x.',
  ],
  [
    { head: '<link rel="preload" as="image" imagesrcset="https://cdn.example/a.png 1x"/>' },
    'the security policy blocks <link imagesrcset>, which is no file of the site: https://cdn.example/a.png 1x.',
  ],
  [
    { head: '<style>p{background:url("data:image/png;base64,AA")}</style>' },
    'the security policy blocks a picture in <style> that is no file of the site.',
  ],
  [
    { body: '<p class="a" class="b"></p>' },
    'its HTML is broken (duplicate-attribute) near “n><p class="a" class="b"></p><script id="_R_">(globalThis["T…”.',
  ],
])('%o is refused: %s', (parts, sentence) => {
  expect(strip(parts).problems).toEqual([sentence]);
});
