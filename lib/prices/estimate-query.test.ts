import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frequency } from './parameters';
import { contentWith } from '../testing/example';
import { sites } from '../testing/sites';
import { countError } from './quote-words';
import { faultWords, readEstimateQuery } from './estimate-query';
import { readChoices } from './choices';
import { quoteFor } from './quote';
import { completeGuide } from './service-prices';

const { priceGuide, services } = contentWith(sites.longest);
const guide = completeGuide(priceGuide, services);
const { priceGuide: withFlats } = contentWith(sites['every month, a first clean at 1.5 times']);
const { priceGuide: homeless } = contentWith(sites['no homes, but driveways and gutters']);

/** Parameters that others add to links, from their documentation. */
const added = `
  gad_source=1 gad_campaignid=22000000001 gclid=EAIaIQobChMI gclsrc=aw.ds gbraid=0AAAAA wbraid=CjgKCAjw dclid=CIz srsltid=AfmBOo
  _gl=1*1a2b3c*_up*MQ.. _ga=2.1.1.1 utm_source=leaflet utm_medium=email utm_campaign=spring utm_term=windows utm_content=2
  utm_id=7 msclkid=0a1b2c fbclid=IwAR0 fb_action_ids=1 mibextid=ZbWKwL igsh=MTk igshid=1 ttclid=E.C.P twclid=2-1 li_fat_id=1
  epik=dj0y ScCid=a1 rdt_cid=1 yclid=1 ysclid=l1 mc_cid=1a2b mc_eid=3c4d _hsenc=p2A _hsmi=12 hsa_acc=1 mkt_tok=MDA _kx=a
  vero_id=1 s_cid=1 dm_i=1 trk=feed si=x ref=yes ref_src=twsrc v=2 page=1 share=yes amp=1 mtm_campaign=a pk_kwd=b at_medium=c
  _x_tr_sl=auto _x_tr_tl=cy _x_tr_hl=en _x_tr_pto=wapp __cf_chl_tk=1 lang=no cookies=yes
`.trim();

test.each(added.split(/\s+/))('an estimate ignores the foreign parameter %s', (other) => {
  const semi = 'home=3-bed-semi-detached&has=conservatory';
  for (const search of [semi, `${semi}&extra.conservatory-roof=`, `${semi}&has=porch`]) {
    const plain = { ...readEstimateQuery(search, guide), others: new URLSearchParams(other) };
    expect(readEstimateQuery(`${search}&${other}`, guide)).toEqual(plain);
    expect(readEstimateQuery(`${other}&${search}`, guide)).toEqual(plain);
  }
});

test.each([
  [`home=&${frequency}=&extra=`],
  ['home=not-listed&extra.first-clean=yes&has=conservatory&extra.conservatory-roof=1,200'],
  [`home=3-bed-semi-detached&${frequency}=twelveWeeks`],
  ['extra=gutter-clearing&has=loft&extra.first-loft=no&extra=half'],
])('all parameters of “%s” are valid', (search) => {
  const { valid, faults } = readEstimateQuery(search, guide);
  expect([String(valid), faults]).toEqual([String(new URLSearchParams(search)), []]);
});

const something = 'Something in this link is no longer offered.';
const semi = 'home=3-bed-semi-detached';
const changed = (name: string) => `“${name}” has changed since this link was made.`;

test.each([
  ['home=castle', '', something],
  ['home=castle&extra=gutter-clearing&extra=jet-wash', 'extra=gutter-clearing', something],
  [`${semi}&has=porch&extra.ponds=2`, semi, something],
  [`has=&${semi}&extra.ponds=`, `has=&${semi}&extra.ponds=`, undefined],
  [`${semi}&${frequency}=sixWeeks`, semi, something],
  [`${semi}&${frequency}=wearebankruptWeeks`, semi, something],
  [`${frequency}=sixWeeks&extra=windows-inside`, 'extra=windows-inside', something],
  [
    `${semi}&home=castle&${frequency}=eightWeeks&${frequency}=sixWeeks`,
    `${semi}&${frequency}=eightWeeks`,
  ],
  [`${semi}&has=loft&has=loft`, `${semi}&has=loft`, undefined],
  [`${semi}&extra.gutter-clearing=12`, semi, changed('Gutter clearing with vacuum')],
  [`${semi}&extra=first-clean`, semi, changed('First clean')],
  [
    `${semi}&has=conservatory&extra.conservatory-roof=yes`,
    `${semi}&has=conservatory&extra.conservatory-roof=yes`,
    `“Conservatory roof”: ${countError}`,
  ],
  [
    `${semi}&has=conservatory&extra.conservatory-roof=12.5&extra.conservatory-roof=12`,
    `${semi}&has=conservatory&extra.conservatory-roof=12.5`,
    `“Conservatory roof”: ${countError}`,
  ],
  [`${semi}&extra.conservatory-roof=12`, semi, changed('Conservatory roof')],
])('of “%s”, “%s” is valid: %s', (search, left, ...sentences) => {
  const { valid, faults } = readEstimateQuery(search, guide);
  expect(faults).toEqual(sentences.filter(Boolean));
  expect(String(valid)).toBe(left);
});

test('a surcharge that a home cannot have is invalid, and so is an extra that needs it', () => {
  const search = 'home=flat&has=conservatory&extra.conservatory-roof=12&extra=gutter-clearing';
  const { valid, faults } = readEstimateQuery(search, withFlats);
  expect(faults).toEqual([changed('Conservatory'), changed('Conservatory roof')]);
  expect(String(valid)).toBe('home=flat&extra=gutter-clearing');
});

test.each([
  ['extra.gutter-clearing=Detached', []],
  ['extra.gutter-clearing=', []],
  [`${frequency}=fourWeeks`, [something]],
  ['extra.gutter-clearing=Castle', [changed('Gutters cleared')]],
])('without homes, %s has the faults %j', (search, sentences) => {
  expect(readEstimateQuery(search, homeless).faults).toEqual(sentences);
});

/** Parameters that hold, that do not, and that are in a query more than once. */
const anyQuery = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('home'), fc.constantFrom('6-bed-detached', 'terraced', 'castle', '')),
    fc.tuple(fc.constant(frequency), fc.constantFrom('fourWeeks', 'eightWeeks', 'wearebankrupt')),
    fc.tuple(fc.constant('has'), fc.constantFrom('conservatory', 'loft', 'porch')),
    fc.tuple(fc.constant('extra'), fc.constantFrom('half', 'first-clean', 'constructor', '')),
    fc.tuple(fc.constant('extra.conservatory-roof'), fc.constantFrom('12', '9', '12.5', 'yes', '')),
    fc.tuple(fc.constant('extra.first-clean'), fc.constantFrom('no', 'yes', 'perhaps')),
    fc.tuple(fc.constant('extra.half'), fc.constantFrom('yes')),
  ),
);

test.each([
  ['home=castle', 'Something in this link is no longer offered.'],
  [
    `home=3-bed-detached&${frequency}=daily`,
    'Something in this link is no longer offered. This is the price every 4 weeks.',
  ],
  [
    `home=3-bed-detached&${frequency}=eightWeeks&has=porch`,
    'Something in this link is no longer offered.',
  ],
  ['home=3-bed-detached', ''],
])('the query %s is answered with “%s”', (search, words) => {
  const query = readEstimateQuery(search, guide);
  expect(faultWords(query, quoteFor(guide, query.choices))).toBe(words);
});

test('the sentences about any query agree with its bill', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const query = readEstimateQuery(String(new URLSearchParams(pairs)), guide);
      const shown = readChoices(query.valid, guide);
      const quote = quoteFor(guide, shown);
      const words = faultWords(query, quote);
      expect(query.choices).toEqual(shown);
      // A sentence names what the content has, and repeats nothing else of the query.
      expect(words).not.toMatch(/castle|bankrupt|porch|perhaps|constructor/);
      for (const { name, amount } of [
        ...quote.regular,
        ...quote.extras,
        ...(quote.firstClean ? [quote.firstClean] : []),
      ]) {
        expect(amount).not.toBeNaN();
        expect(words).not.toContain(`“${name}”`);
      }
      const [, every] = /This is the price (.*)\.$/.exec(words) ?? [];
      if (every) expect([every, quote.clean]).toEqual([quote.howOften, expect.any(Number)]);
      // Without a sentence, the bill has all that is asked for.
      const first = new Map([...pairs].reverse());
      if (words === '') {
        expect(shown.home?.id ?? '').toBe(first.get('home') ?? '');
        expect([first.get(frequency), 'fourWeeks']).toContain(shown.frequency?.id);
        const has = pairs.flatMap(([name, id]) => (name === 'has' ? id : []));
        expect(shown.surcharges.map(({ id }) => id).sort()).toEqual([...new Set(has)].sort());
        expect(shown.extras['conservatory-roof'] ?? 0).toBe(
          Number(first.get('extra.conservatory-roof') ?? 0),
        );
      }
    }),
  );
});
