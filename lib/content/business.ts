import type { z } from 'zod';
import { formService } from '../form-service/form-service';
import { accentColour } from './accent-colour';
import {
  calendarDate,
  calendarMonth,
  email,
  group,
  list,
  matching,
  name,
  number,
  oneOf,
  optional,
  origin,
  pictureFile,
  postalAddress,
  reporting,
  text,
  webAddress,
  yesOrNo,
} from './field-types';
import { mustBe, quoted } from './error-words';
import { notices } from './notices';
import { oldAddresses } from './old-addresses';
import { openingHours } from './opening-hours';
import { phone } from './phone';
import { curlApostrophes } from './plain-text';

/** A town such as Friday Bridge, or a postcode district. “Whitby on Mondays” is refused: days belong in an answer. */
const area = matching(
  /^((?=.*\p{Ll})(?!.*\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|week)day(s\b|$))\p{L}[\p{L} .!&'’-]{1,39}|[A-Z]{1,2}(\d{1,2}|\d[A-Z]))$/u,
  'a town, like York (at most 40 letters, no days, not all in capitals), or the first half of a postcode, like YO21',
).overwrite(curlApostrophes);

/** Membership of a trade body, or a licence. */
const membership = group({
  /** Name of the trade body or of the licence. */
  name: name(80),
  /** Your number there. */
  number: text(40),
  /** Where visitors can look it up. */
  link: webAddress,
});

/** Where a company is registered whose number begins like this; all others in England and Wales. */
const otherParts: Record<string, string> = {
  S: 'Scotland',
  N: 'Northern Ireland',
  R: 'Northern Ireland',
};

/** A limited company or LLP. */
const company = group({
  /** Its registered name, e.g. Your Company Limited. */
  name: name(100),
  /** Its number at Companies House, with all eight digits or letters, e.g. 01234567 or SC123456. */
  number: matching(
    /^(?!0{8})[A-Z\d]{2}\d{6}$/,
    'all eight digits or letters of its number at Companies House, like 01234567 or SC123456',
  ),
  /** The part of the United Kingdom that it is registered in. */
  registeredIn: oneOf('England and Wales', 'Wales', 'Scotland', 'Northern Ireland'),
  /** The address of its registered office, on one line with its postcode. */
  office: postalAddress,
}).check(
  reporting(({ number, registeredIn }) => {
    const part = otherParts[number[0]!] ?? 'England and Wales';
    const other = `is ${quoted(registeredIn)}, but a company with the number ${number} is registered in ${part}: correct one of them`;
    // Wales by itself has the numbers of England and Wales.
    return [[['registeredIn'], !part.endsWith(registeredIn) && other]];
  }),
);

const namedLink = group({
  /** What visitors read, e.g. Facebook, or Pay a bill. */
  name: name(40),
  /** Its address. */
  link: webAddress,
});

const person = group({
  /** A first name, e.g. Jo. */
  name: name(20),
  /** A picture in content/photos, at least 240 pixels wide; it needs no row in content/photos.ts. */
  photo: pictureFile,
  /** A sentence about them. */
  text: text(120),
});

/** Facts about the business. Optional facts appear only if they are filled in. */
export const businessSchema = group({
  /** Name of the business, for page titles and the logo, e.g. Exterior Property Cleaning. */
  name: name(60),
  /** Your logo in content/photos: an SVG, or a PNG of at least 192 by 192 pixels. */
  logo: optional(pictureFile),
  /** A colour for the main buttons, as # and six digits or letters, e.g. #f2a32c. */
  accentColour: optional(accentColour),
  /** The number that customers call, e.g. 07700 900123. */
  phone,
  /** A second number, for text messages, WhatsApp or calls, if you have one. */
  mobile: optional(phone),
  /** true if people may call `mobile` too: both numbers are then at the foot of every page. */
  mobileTakesCalls: optional(yesOrNo),
  /** true if people may text you: on `mobile`, or on `phone` if that is your mobile. */
  textMessages: optional(yesOrNo),
  /** true if you are on WhatsApp with `mobile`, or with `phone` if that is your only number. */
  whatsApp: optional(yesOrNo),
  /** The address that customers write to, e.g. hello@example.com. */
  email,
  /** Your limited company or LLP: shown at the foot of every page, as the law requires. */
  company: optional(company),
  /** The address that you work from, on one line with its postcode; shown in the same place. */
  address: optional(postalAddress),
  /** Your VAT number, e.g. GB 123 4567 89; shown in the same place. */
  vatNumber: optional(
    matching(
      /^(GB|XI)(?=.*[1-9])( ?\d){9}$/,
      'GB and the nine digits of a VAT number, like GB 123 4567 89',
    ),
  ),
  /** Where this site is published: https:// and the domain with nothing after it, e.g. https://www.example.com. */
  siteAddress: origin,
  /** Towns or postcode districts, e.g. ["Your Town", "Near Your Town"]; the home page names the first two or three. */
  areas: optional(list(area, 'towns or postcode districts', { max: 60 })),
  /** When you answer the phone, e.g. [{ days: "Monday to Friday", from: "08:00", to: "17:30" }]. */
  hours: optional(openingHours),
  /** How soon you reply to messages, to follow "We reply to messages within", e.g. one working day. */
  replyWithin: optional(
    matching(
      /^(?!(we\b.*)?\bwithin\b)[\p{Ll}\d][\p{L}\d ,’'–-]{1,38}$/u,
      'a time to follow “We reply to messages within”, like one working day, with a small first letter',
    ).overwrite(curlApostrophes),
  ),
  /** true to invite people to leave a number if they'd rather you called. */
  callsBack: optional(yesOrNo),
  /** Up to four short promises for the first screen, e.g. ["We text the day before"]. */
  promises: optional(list(text(40), 'promises', { max: 4 })),
  /** Who comes: shown with your areas on the home page, and on the contact page. */
  person: optional(person),
  /** Instead of `person`, if two or three of you come. */
  people: optional(list(person, 'people', { max: 3, unique: ['name'] })),
  /** How customers rate you elsewhere; shown in words beside your promises. */
  rating: optional(
    group({
      /** The average, from 1 to 5, e.g. 4.9 or 4.95. */
      stars: number('a number from 1 to 5, like 4.9 or 4.95', 1, 5, 0.01),
      /** Of how many reviews, e.g. 195. */
      number: number('a whole number, like 195', 1, Infinity, 1),
      /** Where the reviews are, e.g. Google. */
      source: text(40),
      /** The address where visitors can check it. */
      link: webAddress,
      /** The month in which you looked it up, e.g. 2026-11. */
      month: calendarMonth,
    }),
  ),
  /** Your insurance. It disappears by itself once it has expired. */
  insurance: optional(
    group({
      /** Who insures you. */
      insurer: text(60),
      /** What is covered, and for how much, e.g. public liability up to £2 million. Follows “Insured:” on the first screen. */
      cover: text(80),
      /** Its last day, e.g. 2027-03-31. */
      validUntil: calendarDate,
    }),
  ),
  /** Trade bodies that you belong to, and licences that you hold. */
  memberships: optional(list(membership, 'memberships', { max: 4, unique: ['name'] })),
  /** Your pages elsewhere, linked at the foot of every page. */
  profiles: optional(list(namedLink, 'profiles', { max: 6, unique: ['name'] })),
  /** Where customers pay, see their account or leave a review; linked in the same place. */
  customerLinks: optional(list(namedLink, 'links', { max: 6, unique: ['name'] })),
  /** Notices at the top of every page, the most important first, each until its last day. */
  notices: optional(notices),
  /** Addresses of your old site, and where each leads now. */
  oldAddresses: optional(oldAddresses),
  /** The service that turns the contact form's messages into emails. */
  formService: group({
    /** The id of your form: the part after /f/ in the form's address, e.g. xvgkzabc. */
    formId: matching(formService.formId.pattern, formService.formId.rule),
  }),
  /** How you handle what visitors send you; shown on the contact page. */
  privacy: group({
    /** Who is responsible for the details: your name or your company's. */
    responsible: optional(text(80)),
    /** How long you keep their details, to follow "We keep your details for", e.g. 12 months. */
    kept: optional(
      text(80).regex(
        /^(?!we\b)[\p{Ll}\d].*[^.]$/u,
        mustBe(
          'a time to follow “We keep your details for”, like 12 months, with a small first letter and no full stop',
        ),
      ),
    ),
  }),
  /** Address of a service that collects measurements of the site's speed. */
  metricsEndpoint: optional(webAddress),
}).check(
  reporting(({ phone, mobile, mobileTakesCalls, textMessages, whatsApp, person, people }) => {
    const number = mobile ?? phone;
    const isUsed = mobileTakesCalls || textMessages || whatsApp;
    const unused = "isn't used yet: set mobileTakesCalls, textMessages or whatsApp to true";
    const same = 'is the same number as phone: remove mobile, and mobileTakesCalls if you have it';
    const noMobile = 'is true, but there is no mobile number: add it under mobile';
    const landline = `is true, but ${number.national} isn't a mobile number, so it can't receive texts: put a mobile number under mobile, or remove textMessages`;
    const both = "can't be used with people: move this person into the people list";
    return [
      [['mobile'], mobile && !isUsed && unused],
      [['mobile'], isUsed && mobile?.international === phone.international && same],
      [['mobileTakesCalls'], mobileTakesCalls && !mobile && noMobile],
      [['textMessages'], textMessages && !isMobile(number) && landline],
      [['person'], person && people !== undefined && both],
    ];
  }),
);

/** Facts about the business, as the site uses them. */
export type Business = z.output<typeof businessSchema>;

/** The people who come, whether the owner wrote `person` or `people`. */
export function peopleOf({ person, people = [] }: Business) {
  return person ? [person] : people;
}

/** The numbers that people may call, the main one first, each with the label of its link. */
export function numbersToCall({ phone, mobile, mobileTakesCalls }: Business) {
  const numbers = mobile && mobileTakesCalls ? [phone, mobile] : [phone];
  return numbers.map((number, index) => {
    return { label: index > 0 && isMobile(number) ? 'Mobile' : 'Call', ...number };
  });
}

/** Whether a number is a mobile: the second one may be another landline. */
export function isMobile({ national }: Business['phone']): boolean {
  return national.startsWith('07');
}

/** Membership of a trade body, or a licence. */
export type Membership = z.output<typeof membership>;
