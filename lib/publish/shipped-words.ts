import type { Content } from '../content/define-content';
import type { Issue } from '../reading/problem';
import { textsIn } from './texts-in';

/** The text in the content that comes with the site which names its frequencies. */
const aboutWeeks = 'Windows every 4 or 8 weeks, everything else when you need it.';

/** Those which speak of homes and their windows. */
const aboutHomes = [
  aboutWeeks,
  'Window, gutter and conservatory cleaning',
  'Windows, gutters and conservatories cleaned. Choose your home and see the price.',
  'Choose your home and add any extras. If your home is unusual, we can come and look.',
  'How each job is done, when to choose it and what it costs. By hand or by pole, the price is the same.',
  'Choose your home and extras. The price adds up as you go.',
];

/** Asks for new texts in place of those that came with the site and no longer fit the price list. */
export function shippedWordsAdvice({ pages, priceGuide }: Content): Issue[] {
  const { homes, frequencies } = priceGuide;
  const every = frequencies.map(({ every }) => every).join();
  return textsIn({ pages }).map(({ text, path }): Issue => {
    const what =
      (homes.length === 0 && aboutHomes.includes(text) && 'windows or homes') ||
      (every !== '4 weeks,8 weeks' && text === aboutWeeks && '4 and 8 weeks');
    return [path, what && `is as the site came, and speaks of ${what}: write your own`];
  });
}
