import { business, photos } from '../../site-content';
import { drawSocialCard } from '../../../lib/photos/social-card';

export const dynamic = 'force-static';

export async function GET() {
  const card = await drawSocialCard({ business, photo: photos[0]! });
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
}
