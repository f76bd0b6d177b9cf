import type { Graph } from 'schema-dts';

/** The page's facts as JSON-LD, for search engines. */
export async function StructuredData({ data }: { data: Graph | Promise<Graph> }) {
  // A `<` could end the script early.
  const json = JSON.stringify(await data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
