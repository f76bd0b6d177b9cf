import type { Page } from '@playwright/test';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { formatPounds } from '../../lib/prices/money';
import { routes } from '../../lib/site/routes';
import { slug } from '../../lib/content/slug';
import { expect } from '../test';

const { headings, semiDetached, detached, additionalServices, workedExample } = priceGuide;

/** Values of the estimator's inputs, by name. */
export type Choice = {
  house: string;
  frequency: 'fourWeeks' | 'eightWeeks';
  extension: boolean;
  conservatory: boolean;
  windowsInside: boolean;
  gutters: 'none' | 'gutterClearing' | 'gutterFasciaSoffits';
  roofPanels: string;
};

/** The houses of the guide with their rows, in the order of the form. */
export const houses = [
  ...semiDetached.map((windows) => ({
    name: `${headings.semiDetached} ${windows.property}`,
    windows,
  })),
  ...detached.map((windows) => ({ name: `${headings.detached} ${windows.property}`, windows })),
  ...additionalServices
    .filter((row) => row.houses.length === 0)
    .map(({ property }) => ({ name: property, windows: undefined })),
].map((house) => ({
  ...house,
  id: slug(house.name),
  gutters: additionalServices.find(
    ({ property, houses: named }) =>
      named.includes(house.name) || (!house.windows && property === house.name),
  ),
}));

/** The choice that the page opens with. */
export const plain: Choice = {
  house: slug(`${headings[workedExample.houseType]} ${workedExample.property}`),
  frequency: workedExample.frequency,
  extension: false,
  conservatory: false,
  windowsInside: false,
  gutters: 'none',
  roofPanels: '',
};

/** Everything that can be added to a house. */
export const everything = {
  extension: true,
  conservatory: true,
  windowsInside: true,
  gutters: 'gutterFasciaSoffits',
  roofPanels: '9',
} as const;

/** The prices that the result shows, worked out from the guide independently of the site. */
export function expectedPrices(choice: Choice): string[] {
  const { windows, gutters } = houses.find(({ id }) => id === choice.house)!;
  const line = (pence: number | undefined, sign = '') =>
    pence === undefined ? 'on request' : sign + formatPounds(pence);
  const withExtra = choice.extension || choice.conservatory ? 'with' : 'without';
  const { perPanel, minimum } = priceGuide.conservatoryRoof;
  const roof = perPanel * Number(choice.roofPanels);
  return [
    line(
      windows &&
        windows[choice.frequency] +
          Number(choice.extension) * windows.extension +
          Number(choice.conservatory) * windows.conservatory,
    ),
    line(windows?.[choice.frequency]),
    ...(choice.extension ? [line(windows?.extension, '+')] : []),
    ...(choice.conservatory ? [line(windows?.conservatory, '+')] : []),
    ...(choice.windowsInside
      ? [line(windows && windows.fourWeeks * priceGuide.windowsInsideTimes)]
      : []),
    ...(choice.gutters === 'none' ? [] : [line(gutters?.[choice.gutters][withExtra])]),
    ...(choice.roofPanels === '' ? [] : [line(roof < minimum ? minimum : roof)]),
  ];
}

/** Address of the prices page with a choice. */
export function addressOf(choice: Choice): string {
  const search = Object.entries(choice)
    .filter(([, value]) => ![false, 'none', ''].includes(value))
    .map(([name, value]) => `${name}=${value === true ? 'yes' : value}`);
  return `${routes.prices}?${search.join('&')}`;
}

/** The estimator's form. */
export const estimator = (page: Page) => page.locator('form[data-guide]');

/** Every price of the result, shown or not. */
export const prices = 'form[data-guide] [data-text]:not([data-text=house], output)';

/** Waits until script answers in the form. */
export const isLive = (page: Page) => expect(estimator(page)).toHaveAttribute('data-live');

/** Makes a choice as a visitor does. */
export async function choose(page: Page, change: Partial<Choice>) {
  for (const [name, value] of Object.entries(change)) {
    const inputs = estimator(page).locator(`[name=${name}]`);
    if (name === 'roofPanels') await inputs.fill(String(value));
    else if (typeof value === 'boolean') await inputs.setChecked(value);
    else await inputs.and(page.locator(`[value=${value}]`)).check();
  }
}

/** The form shows the choice, and the result its prices. */
export async function expectChoice(page: Page, choice: Choice) {
  await expect(page.locator(prices).filter({ visible: true })).toHaveText(expectedPrices(choice));
  for (const [name, value] of Object.entries(choice)) {
    const inputs = estimator(page).locator(`[name=${name}]`);
    if (name === 'roofPanels') await expect(inputs).toHaveValue(String(value));
    else if (typeof value === 'boolean') await expect(inputs).toBeChecked({ checked: value });
    else await expect(inputs.and(page.locator(`[value=${value}]`))).toBeChecked();
  }
}
