import { expect, test } from 'vitest';
import { problemsWith, type Change } from '../testing/example';

const long = 'Hill & Daughter, who clean windows, gutters and conservatories in York';
const insurance = { insurer: 'Aviva', cover: '£5m', validUntil: '2027-03-31' };
const guild = { name: 'Guild', number: '12345', link: 'https://www.guild.org.uk' };
const jo = { name: 'Jo', photo: 'house.jpg', text: 'I am Jo.' };
const aDate = 'insurance: validUntil must be a date that exists, year first, like "2026-12-31"';

test.each([
  { write: { name: '' }, says: 'name is empty: it must be text of 1 to 60 characters' },
  {
    write: { name: ['Hill'] },
    says: 'name must be text of 1 to 60 characters, not a list (remove the square brackets)',
  },
  { write: { name: null }, says: 'name must be text of 1 to 60 characters, not null' },
  {
    write: { name: long },
    says: `name is 70 characters long, and there is room for 60: "${long.slice(0, 60)}…"`,
  },
  {
    write: { name: 'Hill &amp; Daughter' },
    says: 'name has "&amp;" in it, which visitors would see as written: use plain words, and characters like & and £ as they are',
  },
  {
    write: { email: 'jo @hill.co.uk' },
    says: 'email must be one email address, like name@example.com, not "jo @hill.co.uk"',
  },
  {
    write: { accentColour: 'our green' },
    says: 'accentColour must be # and six digits or letters from a to f, like #f2a32c, which a colour picker shows, not "our green"',
  },
  {
    write: { formService: undefined },
    says: 'formService is missing: it must be formId in curly brackets',
  },
  {
    write: { formService: { formId: 'a', name: 'Formulaire' } },
    says: 'formService: address is missing: write it beside name, or remove name too, for Formspree',
  },
  {
    write: { formService: { formId: 'a', name: '', address: 'https://formulaire.fr' } },
    says: 'formService: name is missing: write it beside address, or remove address too, for Formspree',
  },
  {
    write: { privacy: { kept: 'We keep them 12 months.' } },
    says: 'privacy: kept must be a time to follow “We keep them for”, like 12 months, not "We keep them 12 months."',
  },
  {
    write: { memberships: [{ ...guild, number: 12345 }] },
    says: 'memberships, row 1 (Guild): number must be text of 1 to 40 characters, not 12345 (put it in quotes)',
  },
  {
    write: { memberships: [{ ...guild, link: 'call us' }] },
    says: 'memberships, row 1 (Guild): link must be a web address that starts with https://, like https://www.example.com/page, not "call us"',
  },
  {
    write: { insurance: { ...insurance, validUntil: '31/3/27' } },
    says: `${aDate}, not "31/3/27"`,
  },
  {
    write: { insurance: { ...insurance, validUntil: '31st Sept 2027' } },
    says: `${aDate}, not "31st Sept 2027"`,
  },
  {
    write: { insurance: { ...insurance, validUntil: '10/12/2026' } },
    says: `${aDate}, not "10/12/2026" (write "2026-12-10" for 10 December, or "2026-10-12" for 12 October)`,
  },
  {
    write: { promises: ['One', 'Two', 'Three', 'Four', 'Five'] },
    says: 'promises has too many entries: there is room for 4',
  },
  { write: { profile: [] }, says: 'profile is not known here: write profiles, or remove it' },
  {
    write: { address: '12 Heol y Deri' },
    says: 'address is not known here: remove it, or correct it as content/README.md says',
  },
  {
    write: { textMessages: true },
    says: 'textMessages is true, but 020 7946 0123 is not a mobile number, so it cannot receive texts: put a mobile number under mobile, or remove textMessages',
  },
  {
    write: { whatsApp: false, mobile: '07700 900123' },
    says: 'mobile is not used yet: add mobileRings, textMessages or whatsApp: true',
  },
  {
    write: { mobile: '+44 20 79460123', mobileRings: true },
    says: 'mobile is the same number as phone: remove mobile, and mobileRings if it is there',
  },
  {
    write: { mobileRings: true },
    says: 'mobileRings is true, but there is no mobile: put its number under mobile',
  },
  {
    write: { person: [jo] },
    says: 'person must be name, photo and text in curly brackets, not a list (write people in place of person)',
  },
  {
    write: { person: { ...jo, text: undefined } },
    says: 'person: text is missing: it must be text of 1 to 120 characters',
  },
  {
    write: { person: jo, people: [] },
    says: 'person cannot stand beside people: move it into those brackets',
  },
])('a mistake in facts about the business is reported: $says', ({ write, says }) => {
  expect(problemsWith({ business: write })).toEqual([`content/business.ts: ${says}`]);
});

test.each<{ write: Change['business'] }>([
  { write: { hours: '', people: [], insurance: '' } },
  { write: { textMessages: true, mobile: '07712 345678' } },
  {
    write: {
      rating: {
        stars: '4.9',
        number: '1,234',
        source: 'Google',
        link: 'hill.co.uk',
        month: '11/2099',
      },
    },
  },
])('facts about the business may be written as $write', ({ write }) => {
  expect(problemsWith({ business: write })).toEqual([]);
});
