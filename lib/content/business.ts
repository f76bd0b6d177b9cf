import { z } from 'zod';
import { accentColour } from './accent-colour';
import { area } from './area';
import { crossCheck, unique } from './cross-check';
import {
  calendarDate,
  calendarMonth,
  email,
  group,
  list,
  matching,
  numberOrText,
  origin,
  pictureFile,
  text,
  webAddress,
  yesOrNo,
} from './field-types';
import { linkedText } from './linked-text';
import { mustBe } from './must-be';
import { oldAddresses } from './old-addresses';
import { openingHours } from './opening-hours';
import { isMobile, phone } from './phone';

const membership = group({
  /** Name of the trade body or of the licence. */
  name: text(80),
  /** Your number there. */
  number: text(40),
  /** Where visitors can look it up. */
  link: webAddress,
});

const namedLink = group({
  /** What visitors read, e.g. Facebook, or Pay us. */
  name: text(40),
  /** Its address. */
  link: webAddress,
});

const person = group(
  {
    /** A first name, e.g. Jo. */
    name: text(20),
    /** A picture in content/photos, at least 240 pixels wide, which needs no row in content/photos.ts. */
    photo: pictureFile,
    /** A sentence about them. */
    text: text(120),
  },
  (written) => (Array.isArray(written) ? 'write people in place of person' : undefined),
);

/** A build after its last day leaves it out. */
const notice = group({
  /**
   * What visitors should know, e.g. We are away. [words](address) is a link. Its days follow, unless it names the
   * last one itself.
   */
  text: linkedText(120),
  /** Its first day, from which it shows, or before, if you are away; e.g. 2026-12-20. Leave it out of an offer that holds already. */
  firstDay: calendarDate.optional(),
  /** Its last day, e.g. 2027-01-02. */
  lastDay: calendarDate,
  /** true if you answer no calls or messages on these days: it then says so beside your number too. */
  away: yesOrNo.optional(),
}).check(
  crossCheck(({ firstDay, lastDay }) => {
    const rule = `must not be earlier than firstDay (${firstDay}), but is "${lastDay}"`;
    return [[['lastDay'], firstDay && lastDay < firstDay && rule]];
  }),
);

const starsRule = mustBe('a number from 1 to 5, like 4.9');
const keptRule = 'a time to follow “We keep them for”, like 12 months';
const numberRule = mustBe('a whole number, like 195');

/** Facts about the business. What is optional shows only if it is there. */
export const businessSchema = group({
  /** Name of the business, for page titles and the logo, e.g. Exterior Property Cleaning. */
  name: text(60),
  /** Your logo in content/photos: an SVG, or a PNG of at least 192 by 192 pixels. */
  logo: pictureFile.optional(),
  /** A colour for buttons and marks, as # and six digits or letters, e.g. #f2a32c. */
  accentColour: accentColour.optional(),
  /** The number that customers call, with spaces as you would print it, e.g. 07700 900123. */
  phone,
  /** A second number, for text messages, WhatsApp or calls, if you have one. */
  mobile: phone.optional(),
  /** true if people may call `mobile` too: it then shows beside `phone`. */
  mobileRings: yesOrNo.optional(),
  /** true if people may text you: on `mobile`, or on `phone` if that is your mobile. */
  textMessages: yesOrNo.optional(),
  /** true if you are on WhatsApp with `mobile`, or with `phone` if that is your only number. */
  whatsApp: yesOrNo.optional(),
  /** The address that customers write to, e.g. hello@example.com. */
  email,
  /** Where this site is published: https:// and the domain with nothing after it, e.g. https://www.example.com. */
  siteAddress: origin,
  /** Towns or postcode districts, e.g. ["Whitby", "YO21"]; the first page names up to six. */
  areas: list(area, 'towns or postcode districts', 0, 20).check(unique()).optional(),
  /** When you answer the phone, e.g. [{ days: "Monday to Friday", from: "08:00", to: "17:30" }]. */
  hours: openingHours.optional(),
  /** How soon you answer messages, to follow "We answer messages within", e.g. one working day. */
  replyWithin: matching(
    /^(?!(we\b.*)?\bwithin\b)[\p{L}\d][\p{L}\d ,’'-]{1,38}$/iu,
    'a time to follow “We answer messages within”, like one working day',
    (written) => written.replace(/^(we .*)?within /i, ''),
  ).optional(),
  /** true says beside the message that whoever would rather be called can add a phone number. */
  callsBack: yesOrNo.optional(),
  /** Up to four short promises for the first screen, e.g. ["We text the day before"]. */
  promises: list(text(40), 'promises', 0, 4).check(unique()).optional(),
  /** Who comes: shown with your areas on the first page, and on the contact page. */
  person: person.optional(),
  /** In place of `person`, if two or three of you come. */
  people: list(person, 'people', 0, 3).check(unique('name')).optional(),
  /** How customers rate you elsewhere; shown in words beside your promises. */
  rating: group({
    /** The average, from 1 to 5, e.g. 4.9. */
    stars: numberOrText(
      z.number(starsRule).min(1, starsRule).max(5, starsRule).multipleOf(0.1, starsRule),
    ),
    /** Of how many reviews, e.g. 195. */
    number: numberOrText(z.number(numberRule).int(numberRule).positive(numberRule)),
    /** Where they are, e.g. Google. */
    source: text(40),
    /** Where visitors can check it there. */
    link: webAddress,
    /** The month in which you looked it up, e.g. 2026-11. */
    month: calendarMonth,
  }).optional(),
  /** Your insurance. It goes by itself once it has expired. */
  insurance: group({
    /** Who insures you. */
    insurer: text(60),
    /** What is covered, and for how much, e.g. public liability up to £2 million. */
    cover: text(80),
    /** Its last day, e.g. 2027-03-31. */
    validUntil: calendarDate,
  }).optional(),
  /** Trade bodies that you belong to, and licences that you hold. */
  memberships: list(membership, 'memberships', 0, 4).check(unique('name')).optional(),
  /** Your pages elsewhere, linked at the foot of every page and on the contact page. */
  profiles: list(namedLink, 'profiles', 0, 6).check(unique('name')).optional(),
  /** Where customers pay, see their account or leave a review; linked in the same places. */
  customerLinks: list(namedLink, 'links', 0, 6).check(unique('name')).optional(),
  /** Notices for some days, at the top of every page. */
  notices: list(notice, 'notices', 0, 3).optional(),
  /** Addresses of your former site, and where each now leads. */
  oldAddresses: oldAddresses.optional(),
  /** The service that turns the contact form's messages into emails. */
  formService: group({
    /** The id of your form: the part after /f/ in the form's address, e.g. xvgkzabc. */
    formId: matching(
      /^[\w-]{1,40}$/,
      "only the id, the part after /f/ in the form's address, like xvgkzabc",
      (address) => address.replace(/^.*\/f\/|\/$/g, ''),
    ),
    /** Its name, which visitors see beside SUBMIT. Leave it out for Formspree. */
    name: text(40).optional(),
    /** Its address: https:// and the domain. Leave it out for Formspree. */
    address: origin.optional(),
  }),
  /** How you handle what visitors send you; shown beside SUBMIT. */
  privacy: group({
    /** Who is responsible for the details: your name or your company's. */
    responsible: text(80).optional(),
    /** How long you keep messages, to follow "We keep them for", e.g. 12 months. */
    kept: text(80)
      .refine((words) => !/^we\b/i.test(words), mustBe(keptRule))
      .overwrite((words) => words.replace(/\.$/, ''))
      .optional(),
  }),
  /** Address of a service that collects measurements of the site's speed. */
  metricsEndpoint: webAddress.optional(),
}).check(
  crossCheck(({ phone, mobile, mobileRings, textMessages, whatsApp, person, people }) => {
    const { national } = mobile ?? phone;
    const isUsed = mobileRings || textMessages || whatsApp;
    const unused = 'is not used yet: add mobileRings, textMessages or whatsApp: true';
    const same = 'is the same number as phone: remove mobile, and mobileRings if it is there';
    const noMobile = 'is true, but there is no mobile: put its number under mobile';
    const landline = `is true, but ${national} is not a mobile number, so it cannot receive texts: put a mobile number under mobile, or remove textMessages`;
    return [
      [['mobile'], mobile && !isUsed && unused],
      [['mobile'], isUsed && mobile?.international === phone.international && same],
      [['mobileRings'], mobileRings && !mobile && noMobile],
      [['textMessages'], textMessages && !isMobile(national) && landline],
      [
        ['person'],
        person && people !== undefined && 'cannot stand beside people: move it into those brackets',
      ],
    ];
  }),
);

/** Facts about the business. */
export type Business = z.output<typeof businessSchema>;

/** What visitors should know on some days. */
export type Notice = z.output<typeof notice>;

/** Who comes. */
export function peopleOf({ person, people = [] }: Business) {
  return person ? [person] : people;
}

/** The numbers that people may call, the first one before others. */
export function ringing({ phone, mobile, mobileRings }: Business): Business['phone'][] {
  return mobile && mobileRings ? [phone, mobile] : [phone];
}

/** Belonging to a trade body, or a licence. */
export type Membership = z.output<typeof membership>;
