import { business, photos } from '../../site-content';
import { serviceDrawingFile } from '../../../components/service-drawing';
import { peopleOf } from '../../../lib/content/business';
import { serviceDrawing } from '../../../lib/content/services';
import { findRendition, photoRenditions, photoTypes } from '../../../lib/photos/photo-renditions';

export const dynamic = 'force-static';
export const dynamicParams = false;

const portraits = peopleOf(business).map(({ photo }) => photo);
const files = [...new Set([...photos.map(({ file }) => file), ...portraits])];
const drawings = serviceDrawing.options.map(serviceDrawingFile);

export async function generateStaticParams() {
  const rendered = await Promise.all(files.map(photoRenditions));
  const all = [...rendered.flatMap(({ renditions }) => renditions), ...drawings];
  return all.map(({ name }) => ({ rendition: name }));
}

export async function GET(_: Request, { params }: { params: Promise<{ rendition: string }> }) {
  const { rendition } = await params;
  const drawing = drawings.find(({ name }) => name === rendition);
  if (drawing) return new Response(drawing.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  const found = await findRendition(rendition, files);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(found.bytes), {
    headers: { 'Content-Type': photoTypes[found.format] },
  });
}
