import { expect, test } from 'vitest';
import { remedyFor } from './remedy';

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
    says: 'the host redirects to /prices/: on Apache, upload the hidden file .htaccess too; on nginx, use the block in content/README.md; elsewhere, turn off slashes at the end of addresses',
  },
  {
    answer: { status: 308, location: 'http://www.example.com/prices/' },
    says: expect.stringContaining('redirects to /prices/'),
  },
  {
    answer: { at: site.missing, status: 404, body: '<title>Not Found</title>' },
    says: 'the host shows its own error page: on Apache, upload the hidden file .htaccess too; on nginx, use the block in content/README.md; elsewhere, set 404.html as the error page',
  },
  // These may pass.
  { answer: { at: site.missing, status: 404 }, says: undefined },
  { answer: { status: 404, body: '<title>Not Found</title>' }, says: undefined },
  { answer: { status: 301, location: '/login' }, says: undefined },
])('a host that answers $answer: $says', ({ answer, says }) => {
  expect(remedyFor({ at: '/prices', status: 200, body: page, ...answer }, site)).toEqual(says);
});
