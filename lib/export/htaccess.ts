import { dirname } from 'node:path/posix';
import {
  cardType,
  commonHeaders,
  forever,
  framing,
  hashedFolders,
  notElsewhere,
  pictureFolders,
} from './security-headers';

/**
 * The text of the `.htaccess` file, which Apache and LiteSpeed read, for these HTML files. Each page has the rest of its
 * policy in its `<meta>`. All directives belong to Apache's class FileInfo: a host that forbids one, such as `Options`
 * or `DirectoryIndex`, answers every address with an error. The rules know the names of the files, since on some hosts
 * `%{DOCUMENT_ROOT}` is another folder.
 */
export function htaccessFile(htmlFiles: string[]): string {
  const isFolder = (file: string) => file.endsWith('/index.html');
  const named = htmlFiles.filter((file) => !['404.html', 'index.html'].includes(file));
  // In what a rule leads to, Apache would read % as the start of an encoded character.
  const files = named.filter((file) => !file.includes('%'));
  const pages = files.filter((file) => !isFolder(file)).map((file) => file.replace(/\.html$/, ''));
  const folders = files.filter(isFolder).map((file) => dirname(file));
  const always = ([name, value]: [string, string]) => `Header always set ${name} "${value}"`;
  const headers = Object.entries({ ...commonHeaders, 'Content-Security-Policy': framing });
  return String.raw`ErrorDocument 404 /404.html

<IfModule mod_mime.c>
AddType "${cardType}" .vcf
</IfModule>

<IfModule mod_rewrite.c>
RewriteEngine On
RewriteRule ^\.htaccess$ - [R=404,L]
# Certificates are renewed here, perhaps without https.
RewriteRule ^\.well-known/ - [L]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
# Only addresses that were requested: the rules below lead from / to index.html.
RewriteCond %{THE_REQUEST} \s/+(?:[^?\s]*/)?(?:index|default)\.(?:s?html?|php|aspx?|jsp|cfm)[?\s]
RewriteRule ^(.*/)?(?:index|default)\.\w+$ https://%{HTTP_HOST}/$1 [R=301,L]
RewriteRule ^$ /index.html [L]
RewriteRule "^(${anyOf(pages)})(?:(?:\.html)?/)?$" /$1.html [L]
RewriteRule "^(${anyOf(folders)})/$" /$1/index.html [L]
</IfModule>

# LiteSpeed ignores other conditions than these.
<IfModule mod_setenvif.c>
SetEnvIf Request_URI "^/(${hashedFolders.join('|')})/" hashed
SetEnvIf Request_URI "^/(${pictureFolders.join('|')})/" picture
</IfModule>

<IfModule mod_headers.c>
${headers.map(always).join('\n')}
${Object.entries(notElsewhere).map(always).join('\n')} env=!picture
# Otherwise, browsers would show a page for days without asking whether it has changed.
Header set Cache-Control no-cache
Header set Cache-Control "${forever['Cache-Control']}" env=hashed
</IfModule>
`;
}

/**
 * A pattern for any of these names, for use in quotation marks. Old addresses have no quotation marks and no
 * backslashes. If there are no names, it matches nothing.
 */
function anyOf(names: string[]): string {
  const patterns = names.map((name) => name.replace(/[.+^${}()[\]]/g, String.raw`\$&`));
  return patterns.join('|') || '(?!)';
}
