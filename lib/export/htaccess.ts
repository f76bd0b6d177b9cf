import { cardType, everywhere, forever, framing, hashedFolders } from './security-headers';

/**
 * The text of the `.htaccess` file, which Apache reads. Each page has the rest of its policy in its `<meta>`. The file
 * sets no `Options`: a host that forbids them would answer every address with an error.
 */
export function htaccessFile(): string {
  const headers = Object.entries({ ...everywhere, 'Content-Security-Policy': framing });
  const lines = headers.map(([name, value]) => `Header always set ${name} "${value}"`);
  return String.raw`ErrorDocument 404 /404.html

<IfModule mod_dir.c>
DirectoryIndex index.html
<IfModule mod_rewrite.c>
# Otherwise, /prices would lead to the folder prices.
DirectorySlash Off
</IfModule>
</IfModule>

<IfModule mod_mime.c>
AddType "${cardType}" .vcf
</IfModule>

<IfModule mod_rewrite.c>
RewriteEngine On
# Certificates are renewed here, perhaps without https.
RewriteRule ^\.well-known/ - [L]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
# Only addresses that were requested: Apache itself goes on from / to index.html.
RewriteCond %{THE_REQUEST} \s/+(?:[^?\s]*/)?(?:index|default)\.(?:s?html?|php|aspx?|jsp|cfm)[?\s]
RewriteRule ^(.*/)?(?:index|default)\.\w+$ https://%{HTTP_HOST}/$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ /$1.html [L]
RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
RewriteRule ^(.+[^/])$ /$1/index.html [L]
</IfModule>

<IfModule mod_headers.c>
${lines.join('\n')}
# Otherwise, browsers would show a page for days without asking whether it has changed.
Header set Cache-Control no-cache
Header set Cache-Control "${forever['Cache-Control']}" "expr=%{REQUEST_URI} =~ m#^/(${hashedFolders.join('|')})/#"
</IfModule>
`;
}
