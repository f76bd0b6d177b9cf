import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frequency } from './parameters';
import { contentWith } from '../testing/example';
import { longest, monthly, noHomes } from '../testing/price-lists';
import { parametersOf, readEstimateQuery } from './estimate-query';
import { readChoices } from './choices';
import { completeGuide } from './service-prices';

const { priceGuide, services } = contentWith(longest);
const guide = completeGuide(priceGuide, services);
const { priceGuide: withFlats } = contentWith(monthly);
const { priceGuide: homeless } = contentWith(noHomes);

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

const semi = 'home=3-bed-semi-detached';
const roof = 'extra.conservatory-roof';

test.each([
  'home=not-listed&has=conservatory&extra.conservatory-roof=1,200&extra.first-clean=yes',
  `${frequency}=twelveWeeks&${semi}`,
  'has=loft&extra=gutter-clearing&extra.first-loft=no&extra=half',
])('all of “%s” holds', (search) => {
  const { valid, isOutdated } = readEstimateQuery(search, guide);
  expect([String(valid), isOutdated]).toEqual([String(new URLSearchParams(search)), false]);
});

test.each([
  ['empty values', `home=&${frequency}=&extra=&has=&extra.ponds=`],
  ['a frequency without any choice', `${frequency}=sixWeeks&extra=`],
  ['nothing', ''],
])('%s cannot be outdated', (_, search) => {
  const { isOutdated, hasEstimate } = readEstimateQuery(search, guide);
  expect([isOutdated, hasEstimate]).toEqual([false, search !== '']);
});

test.each([
  ['home=castle', ''],
  ['home=castle&extra=gutter-clearing&extra=jet-wash', 'extra=gutter-clearing'],
  [`${semi}&has=porch&extra.ponds=2`, semi],
  [`${frequency}=sixWeeks&extra=half`, `${frequency}=fourWeeks&extra=half`],
  [`${semi}&extra.gutter-clearing=12`, semi],
  [`${semi}&extra=first-clean`, semi],
  [`${semi}&extra.first-clean=perhaps`, semi],
  [`${semi}&extra.half=yes`, semi],
  [`${semi}&${roof}=12`, semi],
  // A number that cannot be read stays in its input.
  [`${semi}&has=conservatory&${roof}=12.5`, `${semi}&has=conservatory&${roof}=12.5`],
])('the estimate “%s” is outdated; of it, “%s” holds', (search, left) => {
  const { valid, isOutdated } = readEstimateQuery(search, guide);
  expect([String(valid), isOutdated]).toEqual([left, true]);
});

test('what a home cannot have is outdated, and so is an extra that needs it', () => {
  const search = `home=flat&has=conservatory&${roof}=12&extra=gutter-clearing`;
  const { valid, isOutdated } = readEstimateQuery(search, withFlats);
  expect([String(valid), isOutdated]).toEqual(['home=flat&extra=gutter-clearing', true]);
});

test.each([
  ['extra.gutter-clearing=Detached', false],
  ['extra.gutter-clearing=Castle', true],
])('without homes, %s is outdated: %s', (search, is) => {
  expect(readEstimateQuery(search, homeless).isOutdated).toBe(is);
});

/** Parameters that hold, that do not, and that are in a query more than once. */
const anyQuery = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('home'), fc.constantFrom('2-bed-semi-detached', 'terraced', 'castle', '')),
    fc.tuple(fc.constant(frequency), fc.constantFrom('fourWeeks', 'eightWeeks', 'sixWeeks')),
    fc.tuple(fc.constant('has'), fc.constantFrom('conservatory', 'loft', 'porch')),
    fc.tuple(fc.constant('extra'), fc.constantFrom('half', 'first-clean', 'constructor', '')),
    fc.tuple(fc.constant(roof), fc.constantFrom('12', '1,200', '12.5', 'yes', '')),
    fc.tuple(fc.constant('extra.first-clean'), fc.constantFrom('no', 'yes', 'perhaps')),
    fc.tuple(fc.constant('extra.half'), fc.constantFrom('yes')),
  ),
);

test('what holds of any query means the same without the rest, of which none is left unsaid', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const { valid, choices, isOutdated } = readEstimateQuery(
        String(new URLSearchParams(pairs)),
        guide,
      );
      expect(choices).toEqual(readChoices(valid, guide));
      expect(String(parametersOf(valid, guide))).toBe(String(valid));
      const given = new Set(pairs.filter(([, value]) => value).map(String));
      const isLeft = [...given].every((pair) => [...valid].map(String).includes(pair));
      const isAsked = pairs.some(([name, value]) => name !== frequency && value);
      if (isAsked && !isLeft) expect(isOutdated).toBe(true);
    }),
  );
});
