import { business, pages, photos } from '../../site-content';
import { drawSocialCard } from '../../../lib/photos/social-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(pages).map((page) => ({ card: `${page}.jpg` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = card.replace('.jpg', '') as keyof typeof pages;
  const { title } = pages[page];
  const picture = await drawSocialCard({ title, business, photo: photos[0]! });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
