import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { peopleOf, type Business } from '../content/business';
import type { Rule } from '../content/cross-check';
import { problemsOf, type Content } from '../content/define-content';
import type { Problem } from '../content/problem';
import { answered } from '../content/questions';
import { photoFolder } from '../photos/photo-file';
import { mustRenew } from '../site/current-facts';
import { daysNamed, printDay, today } from '../site/dates-and-times';
import { priceAdvice } from './price-advice';

/** What would improve the site, without keeping it from being published; what has expired comes first. */
export function advice(content: Content, day = today()): Problem[] {
  return problemsOf(content, [
    ...dateAdvice(content, day),
    ...contactAdvice(content),
    ...pictureAdvice(content),
    ...priceAdvice(content.priceGuide),
  ]);
}

/** What would improve the files in content/photos. */
export async function fileAdvice(content: Content, projectDir: string): Promise<Problem[]> {
  const { business, photos } = content;
  const portraits = peopleOf(business).map(({ photo }) => photo);
  const named = [business.logo, ...portraits, ...photos.map(({ file }) => file)];
  const present = await readdir(path.join(projectDir, photoFolder));
  const unnamed = present.filter((file) => !file.startsWith('.') && !named.includes(file));
  const forgotten = `these files in ${photoFolder} have no row here, so no page can show them: add one for each, or remove the file: ${unnamed.join(', ')}`;
  return problemsOf(content, [[['photos'], unnamed.length > 0 && forgotten]]);
}

/**
 * What visitors would like to know and the content does not say. The most valuable comes first: reviews
 * and a quick reply decide more than the price, then whether the business comes to their street.
 */
export function emptyFacts(content: Content): Problem[] {
  const { business, priceGuide, questions, reviews } = content;
  const isEmpty = (answer: unknown) => [answer ?? []].flat().length === 0;
  const ask = (fact: keyof Business, question: string): Rule => {
    return [['business'], isEmpty(business[fact]) && `${fact}: ${question}`];
  };
  const noText = isEmpty(business.textMessages ?? business.whatsApp);
  const noDay = isEmpty(priceGuide.lastChanged);
  return problemsOf(content, [
    [['reviews'], isEmpty(reviews) && 'what have customers written about you?'],
    ask('replyWithin', 'how soon do you answer messages?'),
    ask('areas', 'where do you work?'),
    ask('insurance', 'are you insured?'),
    [['questions'], isEmpty(answered(questions)) && 'what do people ask before they book?'],
    ask('hours', 'when do you answer the phone?'),
    [['business'], noText && 'textMessages or whatsApp: may people text you?'],
    ask('promises', 'what can customers rely on?'),
    [['business'], isEmpty(peopleOf(business)) && 'person: who comes? People like to see a face.'],
    ask('customerLinks', 'where can customers pay you?'),
    ask('profiles', 'where else can people look you up?'),
    ask('memberships', 'do you belong to a trade body, or hold a licence?'),
    ask('callsBack', 'do you call people who would rather talk?'),
    ask('logo', 'do you have one of your own?'),
    [['priceGuide'], noDay && 'lastChanged: when did you last change your prices?'],
  ]);
}

function dateAdvice({ business }: Content, day: string): Rule[] {
  const { insurance, notices = [] } = business;
  const gone = `is ${insurance && printDay(insurance.validUntil)}, after which your insurance is not shown: put in its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], mustRenew(business, day) && gone],
    ...notices.flatMap(({ text, firstDay, lastDay }, row): Rule[] => {
      const over = `is no longer shown, since ${printDay(lastDay)} has passed: remove it`;
      const own = [firstDay ?? lastDay, lastDay].map(printDay);
      const isOther = (named: string) => !own.some((day) => day.startsWith(named));
      const other = 'names a day that is neither its firstDay nor its lastDay: is that right?';
      return [
        [['business', 'notices', row], lastDay < day && over],
        [['business', 'notices', row, 'text'], daysNamed(text).some(isOther) && other],
      ];
    }),
  ];
}

function contactAdvice({ business }: Content): Rule[] {
  const { phone, mobile = phone, whatsApp, hours = [] } = business;
  const isShort = phone.international.length === '+44169772345'.length;
  const shortNumber = 'has 10 digits, and nearly all numbers have 11: is that right?';
  const isLandline = whatsApp && !mobile.national.startsWith('07');
  const landline = `is true, but ${mobile.national} is not a mobile number: is it on WhatsApp?`;
  return [
    [['business', 'phone'], isShort && shortNumber],
    [['business', 'whatsApp'], isLandline && landline],
    ...hours.map(({ days }, row): Rule => {
      const earlier = hours.slice(0, row).flatMap((one) => one.days.each);
      const twice = days.each.filter((day) => earlier.includes(day)).join(', ');
      return [['business', 'hours', row], twice && `has ${twice} again: is that right?`];
    }),
  ];
}

/** How the SHA-256 of each description of an illustration that comes with the site begins. */
const illustrationHashes = 'b2bea86f 5e2cb7b7 8d0b1604 a2dd0f17 50f1ec69 c9664007';

function pictureAdvice({ business, photos, services }: Content): Rule[] {
  const names = (some: typeof photos) => some.map(({ file }) => file).join(', ');
  const illustrations = names(photos.filter(({ illustration }) => illustration));
  const used = [...peopleOf(business), ...services].map(({ photo }) => photo);
  const unused = names(photos.slice(1).filter(({ file }) => !used.includes(file)));
  return [
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
      const former =
        'still describes the illustration that was here before: say what your photo shows';
      const hash = createHash('sha256').update(alt).digest('hex').slice(0, 8);
      return [
        [['photos', row, 'alt'], alt.length < 10 && short],
        [['photos', row, 'alt'], !illustration && illustrationHashes.includes(hash) && former],
      ];
    }),
  ];
}
