import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { peopleOf } from '../content/business';
import type { Rule } from '../content/cross-check';
import { problemsOf, type Content } from '../content/define-content';
import type { Problem } from '../content/problem';
import { leftOutOnCard } from '../photos/card-text';
import { photoFolder } from '../photos/photo-file';

/** What would improve the files in content/photos. */
export async function fileAdvice(content: Content, projectDir: string): Promise<Problem[]> {
  const { business, photos } = content;
  const portraits = peopleOf(business).map(({ photo }) => photo);
  const named = [business.logo, ...portraits, ...photos.map(({ file }) => file)];
  const present = await readdir(path.join(projectDir, photoFolder));
  const unnamed = present.filter(
    (file) => !file.startsWith('.') && !named.includes(file.normalize()),
  );
  const forgotten = `these files in ${photoFolder} have no row here, so no page can show them: add one for each, or remove the file: ${unnamed.join(', ')}`;
  return problemsOf(content, [[['photos'], unnamed.length > 0 && forgotten]]);
}

/** How the SHA-256 of each description of an illustration that comes with the site begins. */
const illustrationHashes = 'b2bea86f 5e2cb7b7 8d0b1604 a2dd0f17 50f1ec69 c9664007';

/** Which pictures are not the business's own, not shown, or not described. */
export function pictureAdvice({ business, pages, photos, services }: Content): Rule[] {
  const names = (some: typeof photos) => some.map(({ file }) => file).join(', ');
  const illustrations = names(photos.filter(({ illustration }) => illustration));
  const used = [
    ...peopleOf(business).map(({ photo }) => photo),
    ...services.flatMap(({ photo, before }) => [photo, before]),
  ];
  const unused = names(photos.slice(1).filter(({ file }) => !used.includes(file)));
  const onCards = (path: PropertyKey[], text: string): Rule => {
    const lost = leftOutOnCard(text).join(' ');
    return [path, lost && `has ${lost} in it, which the site’s previews in messages leave out`];
  };
  return [
    onCards(['business', 'name'], business.name),
    ...Object.entries(pages).map(([page, { title }]) => onCards(['pages', page, 'title'], title)),
    [
      ['photos'],
      illustrations &&
        `these pictures are still illustrations; visitors trust photos of your own work more: ${illustrations}`,
    ],
    [
      ['photos'],
      unused &&
        `no page shows these pictures; use them in content/services.ts or remove their rows: ${unused}`,
    ],
    ...photos.flatMap(({ alt, illustration }, row): Rule[] => {
      const short = 'is short: describe the picture for people who cannot see it';
      const named = 'is the name of a file: describe the picture for people who cannot see it';
      const former =
        'still describes the illustration that was here before: say what your photo shows';
      const hash = createHash('sha256').update(alt).digest('hex').slice(0, 8);
      return [
        [['photos', row, 'alt'], alt.length < 10 && short],
        [['photos', row, 'alt'], /\.\w{3,4}$/.test(alt) && named],
        [['photos', row, 'alt'], !illustration && illustrationHashes.includes(hash) && former],
      ];
    }),
  ];
}
