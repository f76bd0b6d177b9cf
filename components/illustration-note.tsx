import type { Photo } from '../lib/content/photos';
import { photosOf, type Service } from '../lib/content/services';
import { Section } from './section';

type IllustrationNoteProps = { services: Service[]; photos: Photo[] };

/** Says which pictures of services are illustrations, after the last of them. */
export function IllustrationNote({ services, photos }: IllustrationNoteProps) {
  const filesOf = (service: Service) =>
    Object.values(photosOf(service)).filter((file) => file !== undefined);
  const illustrations = photos.filter(({ illustration }) => illustration).map(({ file }) => file);
  const isDrawn = (file: string) => illustrations.includes(file);
  const drawn = services.filter((service) => filesOf(service).some(isDrawn));
  if (drawn.length === 0) return null;
  const isAll = services.flatMap(filesOf).every(isDrawn);
  const names = drawn.map(({ nameInList, title }) => nameInList ?? title);
  return (
    <Section>
      <small>
        {isAll
          ? 'The pictures are illustrations, not photographs of our work.'
          : `Illustrations, not photographs of our work: ${names.join(', ')}.`}
      </small>
    </Section>
  );
}
