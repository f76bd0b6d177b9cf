import { business } from '../../site-content';
import { iconFiles, readIcon } from '../../../lib/photos/logo';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return iconFiles(business).map((icon) => ({ icon }));
}

export async function GET(_: Request, { params }: { params: Promise<{ icon: string }> }) {
  const { icon } = await params;
  return new Response(new Uint8Array(await readIcon(icon, business)), {
    headers: { 'Content-Type': icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png' },
  });
}
