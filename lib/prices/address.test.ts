import { expect, test } from 'vitest';
import { contentWith } from '../testing/example';
import { sites } from '../testing/sites';
import { countError } from './quote-words';
import { codesOf, readAddress } from './address';
import { withServices } from './price-words';

const { priceGuide, services } = contentWith(sites.longest);
const guide = withServices(priceGuide, services);
const { priceGuide: withFlats } = contentWith(sites['every month, a first clean at 1.5 times']);
const { priceGuide: homeless } = contentWith(sites['no homes, but driveways and gutters']);

/** The codes of a form that offered these ids. */
const codes = (...names: string[]) => codesOf(names.map((id) => ({ id })));

/** Parameters that others add to links, from their documentation. */
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
  for (const search of [
    semi,
    `${semi}&conservatory-roof=&quote=1`,
    `${semi}&quote=${codes('porch', 'jet-wash')}`,
  ]) {
    const plain = { ...readAddress(search, guide), others: new URLSearchParams(other) };
    expect(readAddress(`${search}&${other}`, guide)).toEqual(plain);
    expect(readAddress(`${other}&${search}`, guide)).toEqual(plain);
  }
});

test.each([
  ['home=&frequency=&quote=1'],
  ['home=not-listed&first-clean=yes&conservatory=yes&conservatory-roof=1,200&quote=1'],
  ['home=3-bed-semi-detached&frequency=twelveWeeks'],
  [`gutter-clearing=yes&loft=yes&first-loft=no&quote=${codes('gutter-clearing', 'porch')}`],
])('all of “%s” holds', (search) => {
  const { valid, faults } = readAddress(search, guide);
  expect([String(valid), faults]).toEqual([String(new URLSearchParams(search)), []]);
});

const something = 'Something in this link is no longer offered.';
const semi = 'home=3-bed-semi-detached';

test.each([
  ['home=castle', '', something],
  ['home=castle&gutter-clearing=yes', 'gutter-clearing=yes', something],
  [`${semi}&porch=yes&quote=${codes('loft', 'porch')}`, semi, something],
  [`porch=&${semi}&quote=${codes('porch')}`, `porch=&${semi}`, undefined],
  [`porch=yes&${semi}&quote=1`, semi, undefined],
  [`${semi}&frequency=sixWeeks`, semi, 'Every six weeks is no longer offered.'],
  [
    'frequency=sixWeeks&windows-inside=yes',
    'windows-inside=yes',
    'Every six weeks is no longer offered.',
  ],
  [`${semi}&frequency=often`, semi, something],
  [`${semi}&frequency=fourWeeksBefore`, semi, something],
  [
    `${semi}&gutter-clearing=12`,
    semi,
    '“Gutter clearing with vacuum” has changed since this link was made.',
  ],
  [
    `${semi}&conservatory=yes&conservatory-roof=yes`,
    `${semi}&conservatory=yes&conservatory-roof=yes`,
    `“Conservatory roof”: ${countError}`,
  ],
  [
    `${semi}&conservatory=yes&conservatory-roof=12.5`,
    `${semi}&conservatory=yes&conservatory-roof=12.5`,
    `“Conservatory roof”: ${countError}`,
  ],
  [
    `${semi}&conservatory-roof=12`,
    semi,
    '“Conservatory roof” has changed since this link was made.',
  ],
])('of “%s”, “%s” holds: %s', (search, left, ...said) => {
  const { valid, faults } = readAddress(search, guide);
  valid.delete('quote');
  expect(faults).toEqual(said.filter(Boolean));
  expect(String(valid)).toBe(left);
});

test('a surcharge that a home cannot have does not hold, and neither does what needs it', () => {
  const search = 'home=flat&conservatory=yes&conservatory-roof=12&gutter-clearing=yes';
  const { valid, faults } = readAddress(search, withFlats);
  expect(faults).toEqual([
    '“Conservatory” has changed since this link was made.',
    '“Conservatory roof” has changed since this link was made.',
  ]);
  expect(String(valid)).toBe('home=flat&gutter-clearing=yes');
});

test.each([
  ['gutter-clearing=Detached', []],
  ['gutter-clearing=', []],
  ['frequency=fourWeeks', ['Every four weeks is no longer offered.']],
  ['gutter-clearing=Castle', ['“Gutters cleared” has changed since this link was made.']],
])('without homes, %s is said to be out of date: %j', (search, said) => {
  expect(readAddress(search, homeless).faults).toEqual(said);
});
