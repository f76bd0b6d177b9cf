import { expect, test } from 'vitest';
import { cachingRemedy, remedyFor } from './remedy';

const site = { missing: '/nothing', name: "Bob's <Best> & Son" };
const page = '<title>Page not found | Bob&#x27;s &lt;Best&gt; &amp; Son</title>';

test.each([
  {
    answer: { at: '/robots.txt', body: '# BEGIN Cloudflare Managed content\nUser-agent: *' },
    says: 'Cloudflare puts its own rules before yours: turn off managed robots.txt there',
  },
  {
    answer: {
      body: `${page}<script src="https://static.cloudflareinsights.com/beacon.min.js/v1">`,
    },
    says: 'Cloudflare adds a script that browsers block: turn off Web Analytics there',
  },
  {
    answer: { body: `${page}<a href="/cdn-cgi/l/email-protection#ab">Email us</a>` },
    says: 'Cloudflare hides your email address: turn off Email Address Obfuscation there',
  },
  {
    answer: { status: 301, location: '/prices/' },
    says: 'the host redirects to /prices/: delete the folder prices there; on Apache, upload the hidden file .htaccess too, which has to be allowed by “AllowOverride FileInfo”; on nginx, use the block in content/SETUP.md; elsewhere, turn off slashes at the end of addresses',
  },
  {
    answer: { status: 308, location: 'http://www.example.com/prices/' },
    says: expect.stringContaining('redirects to /prices/'),
  },
  {
    answer: { at: site.missing, status: 404, body: '<title>Not Found</title>' },
    says: 'the host shows its own error page: on Apache, upload the hidden file .htaccess too, which has to be allowed by “AllowOverride FileInfo”; on nginx, use the block in content/SETUP.md; elsewhere, set 404.html as the error page',
  },
  {
    answer: { status: 403, body: '<title>Just a moment...</title><script>window._cf_chl_opt={}' },
    says: 'Cloudflare asks whether this check is a robot: turn off Bot Fight Mode and Under Attack mode there',
  },
  {
    answer: { body: `${page}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">` },
    says: 'Cloudflare adds a script that browsers block: turn off Bot Fight Mode there',
  },
  {
    answer: { body: `${page}<script type="3f0b9a1c2d4e5f60718293a4-module" src="/a.js">` },
    says: 'Cloudflare stops scripts from starting: turn off Rocket Loader there',
  },
  {
    answer: { at: '/', status: 503, body: '<title>Site not available</title>' },
    says: "Netlify has paused the site, which happens once a month's credits are used up: look at your usage there",
  },
  {
    answer: { status: 403, body: '<title>403 Forbidden</title>' },
    says: 'the host refuses it, but not the home page: replace all files there, with the hidden file .htaccess, and let everybody read files (644) and folders (755)',
  },
  {
    answer: {
      at: '/',
      status: 500,
      body: 'The server encountered an internal error or\nmisconfiguration',
    },
    says: 'the host fails, perhaps because it forbids .htaccess to set anything: ask it to allow “AllowOverride FileInfo”',
  },
  {
    answer: { status: 404 },
    says: expect.stringContaining(
      'the host has no page at /prices, only at /prices.html: on Apache,',
    ),
  },
  // These may pass.
  { answer: { at: '/', status: 403, body: '<title>403 Forbidden</title>' }, says: undefined },
  { answer: { at: site.missing, status: 404 }, says: undefined },
  { answer: { at: '/', status: 404, body: '<title>Not Found</title>' }, says: undefined },
  { answer: { at: '/about-us', status: 404, body: '<title>Not Found</title>' }, says: undefined },
  { answer: { status: 301, location: '/login' }, says: undefined },
])('a host that answers $answer: $says', ({ answer, says }) => {
  expect(remedyFor({ at: '/prices', status: 200, body: page, ...answer }, site)).toEqual(says);
});

test.each([
  ['', true],
  ['max-age=3600, s-maxage=86400', true],
  ['max-age=3601', false],
  ['max-age=600, immutable', false],
])(
  'a page with the Cache-Control “%s” is current within an hour: %s',
  (cacheControl, isCurrent) => {
    expect(cachingRemedy(cacheControl) === undefined).toBe(isCurrent);
  },
);
