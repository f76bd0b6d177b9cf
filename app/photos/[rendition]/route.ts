import { business, photos } from '../../site-content';
import { peopleOf } from '../../../lib/content/business';
import { findRendition, photoRenditions, photoTypes } from '../../../lib/photos/photo-renditions';

export const dynamic = 'force-static';
export const dynamicParams = false;

const portraits = peopleOf(business).map(({ photo }) => photo);
const files = [...new Set([...photos.map(({ file }) => file), ...portraits])];

export async function generateStaticParams() {
  const rendered = await Promise.all(files.map(photoRenditions));
  return rendered.flatMap((photo) => photo.renditions.map(({ name }) => ({ rendition: name })));
}

export async function GET(_: Request, { params }: { params: Promise<{ rendition: string }> }) {
  const found = await findRendition((await params).rendition, files);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(found.bytes), {
    headers: { 'Content-Type': photoTypes[found.format] },
  });
}
