import { drawIcon, icons, type IconName } from '../../../lib/photos/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(icons).map((icon) => ({ icon }));
}

export async function GET(_: Request, { params }: { params: Promise<{ icon: string }> }) {
  const { icon } = await params;
  return new Response(new Uint8Array(await drawIcon(icon as IconName)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
