import { expect, test } from 'vitest';
import { rulesBroken } from '../testing/rules-broken';
import { problemsWith } from '../testing/sample';

const guild = { name: 'Guild', number: '12345', link: 'https://www.guild.org.uk' };
const jo = { name: 'Jo', photo: 'house.jpg', text: 'I am Jo.' };
const rating = { stars: 4.9, number: 195, source: 'Google', month: '2026-08', link: guild.link };
const company = {
  name: 'Hill Limited',
  number: '01234567',
  registeredIn: 'England and Wales',
  office: '1 High Street, Whitby, YO22 4AA',
};
const mobile = '07712 345678';
const offer = { text: '10% off', firstDay: '2026-12-20', lastDay: '2026-12-20' };
const week = { days: 'Monday to Friday', from: '08:00', to: '12:30' };
const afternoons = { ...week, from: '12:30', to: '17:30' };
const saturday = { days: 'Saturday', byAppointment: true };

test('mistakes in facts about the business are refused', () => {
  const mistakes: object[] = [
    { accentColour: 'ffd500' },
    { formService: { formId: 'https://forms.example/f/abc' } },
    { privacy: { kept: 'We keep your details 12 months' } },
    { privacy: { kept: '12 months.' } },
    { replyWithin: 'within a day' },
    { replyWithin: 'One working day' },
    ...['WHITBY', 'ec1a', 'Whitby on Tuesdays', 'Mondays in York'].map((area) => ({
      areas: [area],
    })),
    ...[0.9, 5.1, 4.955].map((stars) => ({ rating: { ...rating, stars } })),
    { rating: { ...rating, number: '1,234' } },
    { rating: { ...rating, number: 0 } },
    ...[
      { number: '1234567' },
      { number: 'sc123456' },
      { number: '00000000' },
      { number: 'SC123456' },
      { registeredIn: 'Northern Ireland' },
      { registeredIn: 'England' },
      { office: 'High Street, Whitby' },
    ].map((mistake) => ({ company: { ...company, ...mistake } })),
    { address: '1 High Street, Whitby, YO22 4AA.' },
    { address: 'YO22 4AA' },
    { vatNumber: '123 4567 89' },
    { vatNumber: 'GB 123 4567 8' },
    { vatNumber: 'GB 000 0000 00' },
    { memberships: false },
    { textMessages: true },
    { mobile, whatsApp: false },
    { mobile: '02079460123', mobileTakesCalls: true },
    { mobileTakesCalls: true },
    { person: jo, people: [] },
    ...[
      [{ ...week, days: 'Mondays' }],
      [{ ...week, days: 'Monday to Monday' }],
      [{ ...week, from: '8.00' }],
      [{ ...week, to: '24:00' }],
      [{ ...week, to: '08:00' }],
      [{ ...week, to: '07:59' }],
      [{ ...week, to: '' }],
      [{ days: 'Monday' }],
      [{ ...saturday, from: '08:00' }],
      [week, saturday, { days: 'Sunday to Monday', from: '12:29', to: '13:00' }],
      [saturday, week, { ...saturday, days: 'Saturday to Sunday' }],
    ].map((hours) => ({ hours })),
    { notices: [{ ...offer, lastDay: '2026-12-19' }] },
    { notices: [{ ...offer, text: '', away: false }] },
    { notices: [offer, offer, offer, offer] },
  ];
  expect(rulesBroken(mistakes.map((business) => problemsWith({ business }))))
    .toMatchInlineSnapshot(`
      "content/business.ts: accentColour must be # and six digits or letters from a to f, as a colour picker shows them, like #f2a32c, not "ffd500"
      content/business.ts: formService: formId must be only the id, the part after /f/ in the form's address, like xvgkzabc, not "https://forms.example/f/abc"
      content/business.ts: privacy: kept must be a time to follow “We keep your details for”, like 12 months, with a small first letter and no full stop, not "We keep your details 12 months"
      content/business.ts: replyWithin must be a time to follow “We reply to messages within”, like one working day, with a small first letter, not "within a day"
      content/business.ts: areas, row 1: must be a town, like York (at most 40 letters, no days, not all in capitals), or the first half of a postcode, like YO21, not "WHITBY"
      content/business.ts: rating: stars must be a number from 1 to 5, like 4.9 or 4.95, not 0.9
      content/business.ts: rating: number must be a whole number, like 195, not "1,234"
      content/business.ts: company: number must be all eight digits or letters of its number at Companies House, like 01234567 or SC123456, not "1234567"
      content/business.ts: company: registeredIn is "England and Wales", but a company with the number SC123456 is registered in Scotland: correct one of them
      content/business.ts: company: registeredIn is "Northern Ireland", but a company with the number 01234567 is registered in England and Wales: correct one of them
      content/business.ts: company: registeredIn must be England and Wales, Wales, Scotland or Northern Ireland, not "England"
      content/business.ts: company: office must be an address on one line that ends with its postcode, like 1 Your Street, Your Town, ZZ9 9ZZ, not "High Street, Whitby"
      content/business.ts: address must be an address on one line that ends with its postcode, like 1 Your Street, Your Town, ZZ9 9ZZ, not "1 High Street, Whitby, YO22 4AA."
      content/business.ts: vatNumber must be GB and the nine digits of a VAT number, like GB 123 4567 89, not "123 4567 89"
      content/business.ts: memberships must be a list of memberships in square brackets, not false (if you have none, remove it)
      content/business.ts: textMessages is true, but 020 7946 0123 isn't a mobile number, so it can't receive texts: put a mobile number under mobile, or remove textMessages
      content/business.ts: mobile isn't used yet: set mobileTakesCalls, textMessages or whatsApp to true
      content/business.ts: mobile is the same number as phone: remove mobile, and mobileTakesCalls if you have it
      content/business.ts: mobileTakesCalls is true, but there is no mobile number: add it under mobile
      content/business.ts: person can't be used with people: move this person into the people list
      content/business.ts: hours, row 1 (Mondays): days must be a day or a run of days, like Saturday or Monday to Friday, not "Mondays"
      content/business.ts: hours, row 1 (Monday to Friday): from must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "8.00"
      content/business.ts: hours, row 1 (Monday to Friday): to must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "24:00"
      content/business.ts: hours, row 1 (Monday to Friday): to must be later than from (08:00), but is "08:00"
      content/business.ts: hours, row 1 (Monday to Friday): to must be later than from (08:00), but is "07:59"
      content/business.ts: hours, row 1 (Monday to Friday): to is missing: write from and to, or byAppointment: true
      content/business.ts: hours, row 1 (Monday): from is missing: write from and to, or byAppointment: true
      content/business.ts: hours, row 1 (Saturday): byAppointment can't be used with from or to: remove those
      content/business.ts: hours, row 3 (Sunday to Monday): overlaps row 1 on Monday: change or remove one of them
      content/business.ts: hours, row 3 (Saturday to Sunday): overlaps row 1 on Saturday: change or remove one of them
      content/business.ts: notices, row 1 (10% off): lastDay must not be earlier than firstDay (2026-12-20), but is "2026-12-19"
      content/business.ts: notices, row 1: text is missing: write what visitors should know, or add away: true if you're away
      content/business.ts: notices has 4 entries; the limit is 3"
    `);
});

test('facts about the business may be empty, or at the limits of their rules', () => {
  const facts: object[] = [
    {
      hours: [
        afternoons,
        { ...week, days: 'Monday to Saturday' },
        saturday,
        { days: 'Sunday to Monday', from: '00:00', to: '08:00' },
        { days: 'Sunday', from: '23:58', to: '23:59' },
      ],
    },
    { hours: '', people: [], insurance: '', notices: [offer] },
    { textMessages: true, mobile },
    { whatsApp: true, mobile },
    { rating: { ...rating, stars: 1, number: 1 } },
    { rating: { ...rating, stars: 4.95 } },
    { rating: { ...rating, stars: 5 } },
    { areas: ["King's Lynn", 'Bury St. Edmunds', 'Ynys Môn', 'Westward Ho!', 'Friday Bridge'] },
    { areas: ['M1', 'YO21', 'EC1A'] },
    { company: { ...company, registeredIn: 'Wales', office: '2 The Mound, Edinburgh, EH1 2AB' } },
    { company: { ...company, number: 'SO301234', registeredIn: 'Scotland' } },
    { company: { ...company, number: 'R0000123', registeredIn: 'Northern Ireland' } },
    { address: 'Flat 2, 1 High Street, London, W1A 9ZZ', vatNumber: 'GB123456789' },
    { replyWithin: "a week's time" },
    { replyWithin: '1–2 days' },
  ];
  expect(facts.flatMap((business) => problemsWith({ business }))).toEqual([]);
});
