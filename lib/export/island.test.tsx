import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from './island';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('an island carries its name and the props that it was rendered with', () => {
  const html = renderToStaticMarkup(
    <Island name="greeting" component={Greeting} props={{ name: '"Jo" & <Al>' }} />,
  );
  expect(html).toBe(
    '<div data-island="greeting" data-props="{&quot;name&quot;:&quot;\\&quot;Jo\\&quot; &amp; &lt;Al&gt;&quot;}"><div data-root=""><p>Hello &quot;Jo&quot; &amp; &lt;Al&gt;</p></div></div>',
  );
});

test('what stands around the component is outside of what React takes over', () => {
  const html = renderToStaticMarkup(
    <Island name="greeting" component={Greeting} props={{ name: 'Jo' }}>
      {(root) => <form>{root}</form>}
    </Island>,
  );
  expect(html).toContain('<form><div data-root=""><p>Hello Jo</p></div></form>');
});
