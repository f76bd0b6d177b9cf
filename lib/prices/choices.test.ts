import { expect, test } from 'vitest';
import { contentWith } from '../testing/example';
import { sites } from '../testing/sites';
import { isOutdated, readChoices } from './choices';
import { withServices } from './price-words';
import { quoteFor } from './quote';
import { quoteRequest } from './quote-words';

const { priceGuide, services } = contentWith(sites.longest);
const guide = withServices(priceGuide, services);
const read = (search: string) => readChoices(new URLSearchParams(search), guide);

test.each([
  ['nothing', ''],
  ['a home that is not offered', 'home=castle'],
  ['a property that every object has', 'home=toString'],
])('%s chooses no home, the most frequent clean and no extra', (_, search) => {
  const { home, frequency, surcharges, extras } = read(search);
  expect({ home, frequency, surcharges }).toEqual({
    home: undefined,
    frequency: guide.frequencies[0],
    surcharges: [],
  });
  expect(Object.values(extras).filter(Boolean)).toEqual([]);
});

test.each([
  ['conservatory=yes&conservatory-roof', '1e9', 0],
  ['conservatory=yes&conservatory-roof', '0', 0],
  ['conservatory=no&conservatory-roof', '12', undefined],
  ['half', 'on', 0],
  ['half', 'yes', 1],
  ['first-clean', 'yes', 0],
  ['first-clean', 'no', 1],
  ['loft=yes&first-loft', 'no', 1],
  ['first-loft', 'no', undefined],
])('%s=%s chooses %s of it', (search, value, count) => {
  const id = search.split('&').at(-1)!;
  expect(read(`${search}=${value}`).extras[id]).toBe(count);
});

const homeless = contentWith(sites['no homes, but driveways and gutters']).priceGuide;

test.each([
  ['sanding=40', 'sanding', undefined],
  ['driveway=abc&sanding=40', 'sanding', undefined],
  ['driveway=1&sanding=40', 'sanding', 40],
  ['gutter-clearing=Castle', 'gutter-clearing', 0],
])('without homes, %s chooses of %s: %s', (search, id, count) => {
  expect(readChoices(new URLSearchParams(search), homeless).extras[id]).toBe(count);
});

test.each([
  ['driveway=200', '200 at £3.50 per m²', 70_000],
  ['gutter-clearing=Larger', 'Larger', 'on request'],
])('without homes, %s is worked out as %s: %s', (search, basis, amount) => {
  const quote = quoteFor(homeless, readChoices(new URLSearchParams(search), homeless));
  expect(quote.extras).toMatchObject([{ basis, amount }]);
  expect(quoteRequest(quote, homeless)).toContain(`(${basis})`);
});

/** What others add to addresses, as their documentation gives it. */
const added = `
  gad_source=1 gad_campaignid=22000000001 gclid=EAIaIQobChMI gclsrc=aw.ds gbraid=0AAAAA wbraid=CjgKCAjw dclid=CIz srsltid=AfmBOo
  _gl=1*1a2b3c*_up*MQ.. _ga=2.1.1.1 utm_source=leaflet utm_medium=email utm_campaign=spring utm_term=windows utm_content=2
  utm_id=7 msclkid=0a1b2c fbclid=IwAR0 fb_action_ids=1 mibextid=ZbWKwL igsh=MTk igshid=1 ttclid=E.C.P twclid=2-1 li_fat_id=1
  epik=dj0y ScCid=a1 rdt_cid=1 yclid=1 ysclid=l1 mc_cid=1a2b mc_eid=3c4d _hsenc=p2A _hsmi=12 hsa_acc=1 mkt_tok=MDA _kx=a
  vero_id=1 s_cid=1 dm_i=1 trk=feed si=x ref=yes ref_src=twsrc v=2 page=1 share=yes amp=1 mtm_campaign=a pk_kwd=b at_medium=c
  _x_tr_sl=auto _x_tr_tl=cy _x_tr_hl=en _x_tr_pto=wapp __cf_chl_tk=1 lang=no cookies=yes
`.trim();

test.each(added.split(/\s+/))('%s in an address is nobody’s business', (other) => {
  const semi = 'home=3-bed-semi-detached&conservatory=yes';
  for (const search of ['', semi, `${semi}&conservatory-roof=&quote=1`]) {
    expect(isOutdated(new URLSearchParams(`${search}&${other}`), guide)).toBe(false);
    expect(read(`${search}&${other}`)).toEqual(read(search));
  }
  expect(isOutdated(new URLSearchParams(`${other}&${semi}`), guide)).toBe(false);
});

test.each([
  ['home=&frequency=&quote=1', false],
  ['home=not-listed&first-clean=yes&conservatory-roof=3&quote=1', false],
  ['home=3-bed-semi-detached&porch=&quote=1', false],
  ['home=3-bed-semi-detached&about=solar', false],
  ['home=3-bed-semi-detached&porch=yes', false],
  ['home=castle', true],
  ['home=3-bed-semi-detached&frequency=sixWeeks', true],
  ['porch=yes&quote=1', true],
  ['home=3-bed-semi-detached&panels=12&quote=1&utm_content=2', true],
])('whether “%s” asks for what is gone: %s', (search, isGone) => {
  expect(isOutdated(new URLSearchParams(search), guide)).toBe(isGone);
});

test.each([
  ['gutter-clearing=Detached&driveway=abc&quote=1', false],
  ['gutter-clearing=&quote=1', false],
  ['gutter-clearing=Castle', false],
  ['gutter-clearing=Castle&quote=1', true],
])('whether “%s” asks for a size that is gone: %s', (search, isGone) => {
  expect(isOutdated(new URLSearchParams(search), homeless)).toBe(isGone);
});
