import { business } from '../site-content';
import { vcard } from '../../lib/site/vcard';

export const dynamic = 'force-static';

export function GET() {
  return new Response(vcard(business), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
