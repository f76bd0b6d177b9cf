import type { Graph } from 'schema-dts';

/** What the page says, once more for search engines. Takes no room and executes nothing. */
export async function StructuredData({ data }: { data: Graph | Promise<Graph> }) {
  // A `<` could end the script early.
  const json = JSON.stringify(await data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
