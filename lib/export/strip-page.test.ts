import { expect, test } from 'vitest';
import { rulesBroken } from '../testing/rules-broken';
import { stripPage } from './strip-page';

const chunks = '/_next/static/chunks';

const booking = {
  why: 'booking',
  privacy: '',
  scripts: ['https://cdn.example'],
  frames: ['https://book.example'],
};

/** Strips a page as Next exports it, with more in its body, or another beginning. */
function strip(body = '', { start = '<!DOCTYPE html>', first = '<meta charSet="utf-8"/>' } = {}) {
  const html = `${start}<html lang="en-GB"><head>${first}<style data-precedence="next" data-href="${chunks}/a.css">p{color:red}</style><link rel="preload" as="script" fetchPriority="low" href="${chunks}/a.js"/><script src="${chunks}/b.js" async=""></script><title>Prices</title><meta name="twitter:card" content="summary"/><meta name="twitter:title" content="Prices"/><meta name="page-module" content="app/estimator.ts"/><meta name="page-module" content="app/estimator.ts"/><script src="${chunks}/c.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main><h1>Prices<!-- --> for <!-- -->4</h1><script type="application/ld+json">{"@type":"Service"}</script><p class="a">Fish &amp; chips<br/>&lt;b&gt;</p><output>£<!-- -->12</output><!--$--><!--/$--></main>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script src="${chunks}/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"9:I[118,[\\"$2\\"],\\"Estimator\\"]\\n"])</script></body></html>`;
  return stripPage(html, 'http://127.0.0.1:4010', [booking]);
}

test('a stripped page keeps its document, its modules and nothing of the framework', () => {
  const { $, ...found } = strip();
  expect(found).toEqual({ modules: ['app/estimator.ts'], problems: [] });
  expect($.html()).toBe(
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><style>p{color:red}</style><title>Prices</title><meta name="twitter:card" content="summary"></head><body><main><h1>Prices for 4</h1><script type="application/ld+json">{"@type":"Service"}</script><p class="a">Fish &amp; chips<br>&lt;b&gt;</p><output>£12</output></main></body></html>',
  );
});

test.each([
  '<div hidden="" data-tide=""></div>',
  '<form action="/contact"></form>',
  '<form action="https://forms.example/f/1" method="post"></form>',
  '<form action="http://127.0.0.1:4010/f/preview" method="post"></form>',
  '<script src="https://cdn.example/a.js" defer=""></script>',
  '<iframe src="https://book.example/?for=me" title="Booking"></iframe>',
])('%s stays', (element) => {
  const { $, problems } = strip(element);
  expect(problems).toEqual([]);
  expect($.html()).toContain(element);
});

test('a page that would not work without Next, or under the security policy, is refused', () => {
  const pages = [
    strip('', { start: '' }),
    strip('', { start: '<!DOCTYPE html><!--$?-->' }),
    strip('', { first: '<meta name="viewport" content="width=device-width"/>' }),
    ...[
      '<p class="a" class="b"></p>',
      '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
      '<script type="module">self.__next_f.push([1,"a"])</script>',
      '<script src="https://book.example/a.js"></script>',
      '<link rel="preload" as="font" href="/a.woff2"/>',
      '<link rel="modulepreload" href="/a.js"/>',
      `<link rel="stylesheet" href="${chunks}/a.css" data-precedence="next"/>`,
      '<!--$?--><template id="B:0"></template><p>Wait</p><!--/$-->',
      '<template data-next-flight="[1]"></template>',
      '<template data-rci="" data-bid="B:0" data-sid="S:0"></template>',
      '<div hidden=""><meta name="description"/></div>',
      '<button onclick="go()">Go</button>',
      '<noscript><p style="color:red">Red</p></noscript>',
      '<iframe src="https://cdn.example/"></iframe>',
      '<img src="https://cdn.example/a.png"/>',
      '<img src="/a.png" srcset="/a.png 1x, //cdn.example/b.png 2x"/>',
      '<link rel="preload" as="image" imagesrcset="https://cdn.example/a.png 1x"/>',
      '<style>p{background:url("data:image/png;base64,AA")}</style>',
      '<form action=" java\nscript:throw 1"></form>',
      '<form action="http://127.0.0.1:40101/f/preview" method="POST"></form>',
      '<form action="/contact" method="post"></form>',
      '<button formaction="/contact">Send</button>',
    ].map((body) => strip(body)),
  ];
  const reasons = pages.map(({ problems }) => problems.map((one) => one.replace(/: “.*/s, '')));
  expect(rulesBroken(reasons)).toMatchInlineSnapshot(`
    "its HTML is broken (missing-doctype)
    the comment <!--$?--> is unknown or marks streamed content.
    its head does not begin with <meta charset>
    its HTML is broken (duplicate-attribute)
    this script is neither Next's nor in third-parties.ts
    this preload delays the page: use @font-face, not next/font
    this preload is not Next's
    this stylesheet is not inlined
    Next's data would stay in the page, as in https://github.com/vercel/next.js/pull/97573
    metadata is in the body
    the security policy blocks onclick of <button>.
    the security policy blocks style attributes
    this frame is not in third-parties.ts
    the security policy blocks a picture that is not a file of the site
    the security policy blocks a picture in <style> that is not a site file.
    a form must post to an https: address
    a button must not change the address of its form"
  `);
});
