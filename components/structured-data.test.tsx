import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data';

it('the owner’s text cannot end the script early', async () => {
  const name = '</script><script>alert(1)</script>';
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'HomeAndConstructionBusiness', name }],
  } as const;
  const html = renderToStaticMarkup(await StructuredData({ data }));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).toContain('\\u003c/script>');
});
