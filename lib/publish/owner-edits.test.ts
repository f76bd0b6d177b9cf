import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Problem } from '../content/problem';
import { exampleContent } from '../testing/example';
import { writeExampleContent } from '../testing/example-project';
import { plainPicture, useProject } from '../testing/use-project';
import { buildReport } from './build-report';

const owner = useProject();
let advice: string[];

beforeAll(async () => {
  await writeExampleContent(owner, [], plainPicture);
  advice = (await buildReport(owner, 'preview')).suggestions.map(({ message }) => message);
});

/**
 * What is refused: a file of the example, texts in it and what an owner writes instead of each (\n is a new
 * line); then what is said about it, with the number of the line.
 */
const mistakes = String.raw`
business | phone: "020 7946 0123",\n  whatsApp: true,\n  email: "hello@example.com", | phone: "020 7946 012"\n  whatsapp true,\n  accentColour: "#e63946",\n  logo: "gone.png",\n  promises: ["One" "One"],\n  Email: hello@example.com;
  5: cannot be read from here (“phone: "020 7946 012"”): a comma is missing after the last entry of this line
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "020 7946 012" (a digit is missing)
  6: cannot be read from here (“whatsapp true,”): a colon is missing after the first word of this entry
  6: whatsapp is not known here: write whatsApp, or remove it
  7: accentColour is #e63946, which makes text hard to read: the nearest that works is #a62933
  8: logo is not in content/photos: put the picture there, correct its name here, or remove its entry
  9: cannot be read from here (“promises: ["One" "One"],”): a comma is missing before “"One"”
  9: promises, row 2: is "One" in an earlier row too: each row needs its own
  10: cannot be read from here (“Email: hello@example.com;”): write a comma in place of the semicolon
  10: Email is not known here: write email, or remove it
prices | "Semi Detached", picture: "semi",\n      rows: [\n        { home: "2 Bed", fourWeeks: 11, eightWeeks: 17, | "Semi Detached, picture: "sem",\n      rows: [\n        { home: "2 Bed", fourWeek: £11, eightWeeks: 17,5,
  15: cannot be read from here (“heading: "Semi Detached, picture: "sem",”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
  15: homes, row 1 (Semi Detached): picture must be bungalow, flat, terrace, semi or detached, not "sem"
  17: homes, row 1 (Semi Detached), rows, row 1 (2 Bed): eightWeeks must be an amount in pounds, like 15 or 15.50, or "on request", not "17,5" (write 17.5, or 175)
  17: homes, row 1 (Semi Detached), rows, row 1 (2 Bed): fourWeek is not known here: write fourWeeks, or remove it
services | photo: "windows-by-hand.jpg",\n    price: "regular",\n  },\n | foto: ‘by-hand.jpg’,\n    price: "regulr",\n  },\n  },\n
  9: cannot be read from here (“foto: ‘by-hand.jpg’,”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
  9: row 1 (traditional-window-cleaning): foto is not known here: write photo or note, or remove it
  10: row 1 (traditional-window-cleaning): price is "regulr", which is not the id of an extra in content/prices.ts: write "regular", or an amount
  12: cannot be read from here (“},”): remove this bracket, or add what it closes before it
photos | { file: "pole.png", | { file: "pole.jpg",
  10: row 3 (pole.jpg): file is not in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg
photos | );\n | ;\n
  15: the file ends too early: the file must end with ]); or, if its first bracket is a {, with });
business | "020 7946 0123" | "01947 600 12E", textMessages: true
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "01947 600 12E" (remove “E”)
business | "020 7946 0123" | "07712 3456"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "07712 3456" (2 digits are missing)
business | "020 7946 0123" | "07712 34567"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "07712 34567" (a digit is missing)
business | "020 7946 0123" | "+44 7712 345 6789"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "+44 7712 345 6789" (a digit too many)
business | "020 7946 0123" | 7712345678
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not 7712345678 (put it in quotes, with a 0 in front)
business | "020 7946 0123" | "0500 600123"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "0500 600123" (no UK number begins with 05)
business | whatsApp: true | textMessages: true
  6: textMessages is true, but 020 7946 0123 is not a mobile number, so it cannot receive texts: put a mobile number under mobile, or remove textMessages
business | whatsApp: true | mobile: "07700 900123"
  6: mobile is not used yet: add mobileRings, textMessages or whatsApp: true
business | whatsApp: true | mobileRings: true
  6: mobileRings is true, but there is no mobile: put its number under mobile
business | whatsApp: true | textMessages: "yes"
  6: textMessages is true, but 020 7946 0123 is not a mobile number, so it cannot receive texts: put a mobile number under mobile, or remove textMessages
business | "hello@example.com" | "jo @hill.co.uk"
  7: email must be one email address, like name@example.com, not "jo @hill.co.uk"
business | whatsApp: true | profile: []
  6: profile is not known here: write profiles, or remove it
business | "Hill & Daughter" | ""
  4: name is empty: it must be text of 1 to 60 characters
business | "Hill & Daughter" | "Hill &amp; Daughter"
  4: name has "&amp;" in it, which visitors would see as written: use plain words, and characters like & and £ as they are
business | "Hill & Daughter" | 'Hill's'
  4: cannot be read from here (“name: 'Hill's',”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | "Hill & Daughter" | "Hill’
  4: cannot be read from here (“name: "Hill’,”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | "Hill & Daughter" | ‘Hill’
  4: cannot be read from here (“name: ‘Hill’,”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | "Hill & Daughter" | "Hill
  4: cannot be read from here (“name: "Hill,”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | "Hill & Daughter" | Hill
  4: name is Hill, which cannot be read: write "Hill", in quotes
business | "Hill & Daughter" | Hill Windows
  4: name is Hill Windows, which cannot be read: write "Hill Windows", in quotes
business | "Hill & Daughter", | "Hill & Daughter"
  4: cannot be read from here (“name: "Hill & Daughter"”): a comma is missing after the last entry of this line
business | "Hill & Daughter", | "Hill & Daughter".
  4: cannot be read from here (“name: "Hill & Daughter".”): write a comma, not a full stop, between two entries
prices | fourWeeks: 15, | fourWeeks: 15.
  26: cannot be read from here (“{ home: "4 Bed", fourWeeks: 15. eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },”): write a comma, not a full stop, between two entries
business | "Hill & Daughter", |
  4: cannot be read from here (“name:”): something is missing after the colon
business | whatsApp: true | callsBack: yes
  6: callsBack is yes, which cannot be read: write true or false, in small letters
business | whatsApp: true | promises: [£15]
  6: promises, row 1: is £15, which cannot be read: write "£15", in quotes
business | whatsApp: true | areas: {"York", "Whitby"}
  6: cannot be read from here (“areas: {"York", "Whitby"},”): put square brackets around several texts, like ["One.", "Two."]
business | whatsApp: true | areas: ("York", "Whitby")
  6: cannot be read from here (“areas: ("York", "Whitby"),”): write square brackets, [ and ], in place of round ones
business | whatsApp: true | promises: [No contract"]
  6: promises, row 1: is No contract", which cannot be read: write "No contract", in quotes
business | whatsApp: true | whatsApp = true
  6: cannot be read from here (“whatsApp = true,”): write a colon in place of =
business | whatsApp: true | Whats app: true
  6: Whats app is not known here: write whatsApp, or remove it
business | "Hill & Daughter" | "Hill's
  4: cannot be read from here (“name: "Hill's,”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | "Hill & Daughter" | "Hill &\nDaughter"
  4: cannot be read from here (“name: "Hill &”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
pages | steps: [ | steps:
  12: cannot be read from here (“{ title: "Get in touch", text: "Call us or send a message, and tell us about the house." },”): a [ is missing before this
questions | "We come all the same." | "See [prices](www.hill.co.uk)."
  4: row 1 (What if it rains?): answer links to "www.hill.co.uk": write a page of this site, like /prices or /contact, or an address that starts with https://, in the round brackets
business | whatsApp: true | whatsApp
  6: whatsApp is on its own: write a colon and a value after it
business | whatsApp: true | logo: "content/photos/logo.png"
  6: logo is not in content/photos: put the picture there, correct its name here, or remove its entry
business | whatsApp: true | accentColour: "our green"
  6: accentColour must be # and six digits or letters from a to f, like #f2a32c, or the name of a colour, like navy, not "our green"
business | whatsApp: true | accentColour: #ffd500
  6: accentColour is #ffd500, which cannot be read: write "#ffd500", in quotes
business | whatsApp: true | areas: "Whitby"
  6: areas must be a list of towns or postcode districts in square brackets, not "Whitby"
business | whatsApp: true | areas: ["York",, "YO21"]
  6: cannot be read from here (“areas: ["York",, "YO21"],”): remove one of the two commas
business | whatsApp: true | areas: ["York", "York"]
  6: areas, row 2: is "York" in an earlier row too: each row needs its own
business | whatsApp: true | areas: ["York"
  6: cannot be read from here (“areas: ["York",”): the [ in this line has no ]: add it after the last entry that belongs inside
business | whatsApp: true | hours: [{ days: "Monday", from: 08:00, to: "17:30" }]
  6: hours, row 1 (Monday): from is 08:00, which cannot be read: write "08:00", in quotes
business | whatsApp: true | hours: [{ days: "Monday", from: "08:00", to: "07:30" }]
  6: hours, row 1 (Monday): to must be later than from (08:00), but is "07:30"
business | whatsApp: true | hours: [{ days: "Saturday", by appointment }, { days: "Sunday", from: "by appointment", to: "12:00" }]
  6: hours, row 1 (Saturday): by appointment is on its own: write a colon and a value after it
  6: hours, row 1 (Saturday): from is missing: write from and to, or byAppointment: true
  6: hours, row 1 (Saturday): to is missing: write from and to, or byAppointment: true
  6: hours, row 2 (Sunday): from must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "by appointment" (write byAppointment: true in place of from and to, or remove the row)
business | whatsApp: true | hours: [{ days: "Monday", from: "08:00" }]
  6: hours, row 1 (Monday): to is missing: write from and to, or byAppointment: true
business | whatsApp: true | hours: [{ days: "Monday", from: "08:00", byAppointment: true }]
  6: hours, row 1 (Monday): byAppointment cannot stand beside from and to: remove those
business | whatsApp: true | hours: [{ days: "Monday", byAppointment: true }],\n    { days: "Friday", byAppointment: true }
  7: cannot be read from here (“{ days: "Friday", byAppointment: true },”): this row belongs inside the square brackets before it: move it there
business | whatsApp: true | promises: ["One", "Two", "Three", "Four", "Five"]
  6: promises has too many entries: there is room for 4
business | whatsApp: true | insurance: insurer: "Aviva" }
  6: cannot be read from here (“insurance: insurer: "Aviva" },”): a { is missing before this
  6: insurance: cover is missing: it must be text of 1 to 80 characters
  6: insurance: validUntil is missing: it must be a date that exists, year first, like "2026-12-31"
business | "020 7946 0123" | "07712 345678 (WhatsApp only)"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "07712 345678 (WhatsApp only)" (remove “WhatsApp only”)
business | whatsApp: true | zzz: "#ffd500"
  6: zzz is not known here: remove it, or correct it as content/README.md says
business | whatsApp: true | areas: ["York", "Whitby on Tuesdays"]
  6: areas, row 2: must be one town, like York, or the first half of a postcode, like YO21, not "Whitby on Tuesdays"
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "03/04/2027" }
  6: insurance: validUntil must be a date that exists, year first, like "2026-12-31", not "03/04/2027" (write "2027-04-03" for 3 April, or "2027-03-04" for 4 March)
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "31/3/27" }
  6: insurance: validUntil must be a date that exists, year first, like "2026-12-31", not "31/3/27"
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: 2027-12-31 }
  6: insurance: validUntil is 2027-12-31, which cannot be read: write "2027-12-31", in quotes
business | whatsApp: true | memberships: [{ name: "Guild", number: 12345, link: "www.guild.org.uk" }]
  6: memberships, row 1 (Guild): number must be text of 1 to 40 characters, not 12345 (put it in quotes)
business | whatsApp: true | oldAddresses: [{ from: "https://www.hill.co.uk/a%20b.html?x", to: "/" }]
  6: oldAddresses, row 1 (https://www.hill.co.uk/a%20b.html?x): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "https://www.hill.co.uk/a%20b.html?x" (write "/a%20b.html")
business | whatsApp: true | address: "12 Heol y Deri"
  6: address is not known here: remove it, or correct it as content/README.md says
business | whatsApp: true | areas: ["Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"]
  6: areas, row 1: must be one town, like York, or the first half of a postcode, like YO21, not "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" (there is room for 40 letters)
business | kept: "for 12 months" | kept: "We keep them 12 months."
  10: privacy: kept must be a time to follow “We keep them for”, like 12 months, not "We keep them 12 months."
questions | "We come all the same." | "It’s no problem, weâ€™ll come."
  4: row 1 (What if it rains?): answer has "â€™" in it, which visitors would see as written: use plain words, and characters like & and £ as they are
questions | "What if it rains?" | ""
  4: row 1: question is empty: it must be text of 1 to 120 characters
business | whatsApp: true | oldAddresses: [{ from: "gutters.html", to: "/gutters" }, { from: "roof.html", to: "/" }]
  6: oldAddresses, row 1 (gutters.html): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "gutters.html"
  6: oldAddresses, row 2 (roof.html): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "roof.html"
  6: oldAddresses, row 1 (gutters.html): to is "/gutters", which is not a page of this site: write one of /, /about, /contact, /services, /faq, /prices
business | whatsApp: true | oldAddresses: [{ from: "/?page_id=7", to: "/" }]
  6: oldAddresses, row 1 (/?page_id=7): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "/?page_id=7" (remove the row, since your first page answers this address)
business | whatsApp: true | oldAddresses: [{ from: "/100%.html", to: "https://www.hill.co.uk/prices" }]
  6: oldAddresses, row 1 (/100%.html): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "/100%.html"
business | whatsApp: true | oldAddresses: [{ from: "/windows.html", to: "/" }, { from: "/Windows.html/prices", to: "/" }]
  6: oldAddresses, row 2 (/Windows.html/prices): from begins with "/windows.html", which another row makes a page and not a folder: remove one
business | whatsApp: true | oldAddresses: [{ from: "/services.html/roof", to: "/" }]
  6: oldAddresses, row 1 (/services.html/roof): from is "/services.html/roof", an address of the new site too: remove the row
business | whatsApp: true | oldAddresses: [{ from: "/über uns", to: "/" }, { from: "/%C3%9Cber%20uns/", to: "/" }]
  6: oldAddresses, row 2 (/%C3%9Cber%20uns/): from is in an earlier row too, perhaps with a slash or capitals: remove one
business | whatsApp: true | notices: [{ text: "Away.", firstDay: "2026-12-20", lastDay: "2026-01-02" }]
  6: notices, row 1 (Away.): lastDay must not be earlier than firstDay (2026-12-20), but is "2026-01-02"
business | whatsApp: true | notices: [{ text: "See [gutters](/services#gutter).", lastDay: "2099-01-02" }]
  6: notices, row 1 (See [gutters](/services#gutter).): text links to "/services#gutter", but #gutter is nowhere on that page: write /services#gutter-cleaning or /services
business | whatsApp: true | notices: ["Closed"]
  6: notices, row 1: must be text and lastDay in curly brackets, not "Closed"
business | whatsApp: true | notice: { text: "We're away.", firstDay: "2026-12-20", lastDay: "2027-01-02", away: true }
  6: notice is not known here: write notices, or remove it
business | whatsApp: true | people: [], person: { name: "Jo", photo: "house.jpg", text: "I am Jo." }
  6: person cannot stand beside people: move it into those brackets
business | whatsApp: true | people: [{ name: "Jo", photo: "jo.jpg", text: "I am Jo." }]
  6: people, row 1 (Jo): photo is not in content/photos: put the picture there, correct its name here, or remove its entry
business | whatsApp: true | person: [{ name: "Jo", photo: "house.jpg", text: "I am Jo." }]
  6: person must be name, photo and text in curly brackets, not a list (write people in place of person)
business | whatsApp: true | person: { name: "Jo", photo: "jo.jpg" }
  6: person: text is missing: it must be text of 1 to 120 characters
  6: person: photo is not in content/photos: put the picture there, correct its name here, or remove its entry
business | whatsApp: true | / whatsApp: true
  6: cannot be read from here (“/ whatsApp: true,”): remove the slash at the start of this line
business | whatsApp: true | whatsApp: true, phone: "07712 345678"
  6: phone appears twice in the same brackets: remove one
business | formService: { formId: "example" }, |
  3: formService is missing: it must be formId in curly brackets
business | import { defineContent } from "../lib/content/define-content";\n |
  1: “import { defineContent } from "../lib/content/define-content";” and “defineContent("business",” must stand before the content, and nothing else: put them back
business | defineContent("business" | defineContent("busines"
  1: “import { defineContent } from "../lib/content/define-content";” and “defineContent("business",” must stand before the content, and nothing else: put them back
reviews | defineContent( | define\nContent(
  1: “import { defineContent } from "../lib/content/define-content";” and “defineContent("reviews",” must stand before the content, and nothing else: put them back
business | whatsApp: true | promises: ["No contract" ("really")]
  6: cannot be read from here (“promises: ["No contract" ("really")],”): text needs straight double quotes at both ends, on one line, like "don't"; inside them, write quotation marks as “these”
business | whatsApp: true | ...phone
  6: cannot be read from here (“...phone,”): look for a missing quote, comma, colon or bracket in this line or the one before
photos | "house.jpg" | "photos/house.jpg"
  4: row 1 (photos/house.jpg): file must be the name of a picture in content/photos, like kitchen-window.jpg, not "photos/house.jpg"
photos | "Leaves in a black gutter." | "A brush on a long pole at an upstairs window."
  12: row 5 (gutter.jpg): alt is "A brush on a long pole at an upstairs window." in an earlier row too: each row needs its own
prices | heading: "Detached", picture: "detached", | heading: "Detached" picture: "detached"
  23: cannot be read from here (“heading: "Detached" picture: "detached"”): a comma is missing before “picture:”
  23: cannot be read from here (“heading: "Detached" picture: "detached"”): a comma is missing after the last entry of this line
photos | "gutter.jpg" | "restoration.jpg"
  13: row 6 (restoration.jpg): file is "restoration.jpg" in an earlier row too: each row needs its own
photos | { file: "house.jpg", | { file: "house.jpg"
  4: cannot be read from here (“{ file: "house.jpg" alt: "A brick house with white windows.", illustration: true },”): a comma is missing before “alt:”
photos | \n]); | \n);
  14: cannot be read from here (“);”): the file must end with ]); or, if its first bracket is a {, with });
photos | \n]); |
  14: the file ends too early: the file must end with ]); or, if its first bracket is a {, with });
photos | \n]); | \n]);\n  { file: "van.jpg", alt: "A van.", illustration: false },
  15: cannot be read from here (“{ file: "van.jpg", alt: "A van.", illustration: false },”): this stands after the last bracket of the content, so no page would show it: move it inside
photos | \n]); | \n]\n  { file: "van.jpg", alt: "A van.", illustration: false });
  15: cannot be read from here (“{ file: "van.jpg", alt: "A van.", illustration: false });”): this stands after the last bracket of the content, so no page would show it: move it inside
photos | \n]); | \n], { file: "van.jpg", alt: "A van.", illustration: false });
  14: cannot be read from here (“], { file: "van.jpg", alt: "A van.", illustration: false });”): this stands after the last bracket of the content, so no page would show it: move it inside
photos |     illustration: false,\n  },\n |     illustration: false,\n
  5: cannot be read from here (“{”): the { in this line has no }: add it after the last entry that belongs inside
prices | fourWeeks: 15, | fourWeeks: £13,50,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or "on request", not "£13,50" (write 13.50, or 1350)
business | email: | e-mail:
  7: e-mail is not known here: write email, or remove it
prices | price: { times: 2 } | price: "double"
  49: extras, row 2 (windows-inside): price must be an amount in pounds, like 15 or 15.50, or "on request", not "double" (write { times: 2 })
services | price: "gutter-clearing" | price: "double"
  33: row 4 (gutter-cleaning): price is "double", which is not the id of an extra in content/prices.ts: write { times: 2 }
prices | fourWeeks: 15, | fourWeeks: 0,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount of more than 0 pounds, not 0
prices | { home: "4 Bed", fourWeeks: 15, | home: "4 Bed", fourWeeks: 15,
  26: cannot be read from here (“home: "4 Bed", fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },”): a { is missing before this
prices | size: "5 Bed" | size: "6 Bed"
  27: homes, row 2 (Detached), rows, row 3 (5 Bed): size is "6 Bed", which is not a size in the extras: write "5 Bed", or add a row for it to each bySize
prices | home: "6 Bed" | home: "5-bed"
  28: homes, row 2 (Detached), rows, row 4 (5-bed): home gives 5-bed Detached, which is too similar to 5 Bed Detached: at least one letter or digit must differ
prices | "3 Bed Semi Detached" | "3 Bed"
  57: example: home is "3 Bed", which is not a home in the tables: write "3 Bed Detached" or "3 Bed Semi Detached"
prices | price: { times: 2 } | price: "£60 to £90 by size"
  49: extras, row 2 (windows-inside): price must be an amount in pounds, like 15 or 15.50, or "on request", not "£60 to £90 by size" (content/README.md shows other forms of a price)
prices | { home: "Terraced", fourWeeks: | { home: "Terraced", weekly: "on request", fourWeeks:
  32: homes, row 3, rows, row 1 (Terraced): weekly is not known here: remove it, or correct it as content/README.md says
prices | price: { times: 2 } | needs: "extension"
  49: extras, row 2 (windows-inside): price is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"
prices | times: 2 | times: 2.2
  49: extras, row 2 (windows-inside), price: times must be a number from 0.5 to 10, whole or with a half, like 2 or 1.5, not 2.2
prices | each: 5 | perPanel: 5
  53: extras, row 3 (conservatory-roof), price: each is missing: it must be an amount in pounds, like 15 or 15.50
  53: extras, row 3 (conservatory-roof), price: perPanel is not known here: remove it, or correct it as content/README.md says
prices | needs: "conservatory" | needs: "garage"
  54: extras, row 3 (conservatory-roof): needs is "garage", which is not the id of a surcharge or another extra: remove it, or write "extension", "conservatory", "gutter-clearing" or "windows-inside"
prices | needs: "conservatory" | needs: "loft" },\n    { id: 5, name: "Loft", price: 5
  55: extras, row 4 (Loft): id must be small letters, digits and single hyphens, like window-cleaning, not 5 (put it in quotes)
prices | "conservatory-roof" | "conservatory"
  51: extras, row 3 (conservatory): id must be another word, since the estimator uses "conservatory" for something else
prices | conservatory: 5, size: "5 Bed" | size: "5 Bed"
  27: homes, row 2 (Detached), rows, row 3 (5 Bed): conservatory is missing: write an amount, "on request" or "none"
prices | every: "8 weeks" | every: "every Monday"
  7: frequencies, row 2 (eightWeeks): every must be a time to follow “every”, like 8 weeks or month, not "every Monday" (write "week", say, and the day in an answer or a note)
prices | frequencies: [ | regular: { name: "Lawn mowing" }, frequencies: [
  5: regular is not known here: remove it, or correct it as content/README.md says
prices |   frequencies: [\n    { id: "fourWeeks", every: "4 weeks" },\n    { id: "eightWeeks", every: "8 weeks" },\n  ],\n |
  3: frequencies is missing: above homes, say what the columns of their rows are, like frequencies: [{ id: "fourWeeks", every: "4 weeks" }, { id: "eightWeeks", every: "8 weeks" }], surcharges: [{ id: "extension", name: "Extension", countsAsExtended: true }, { id: "conservatory", name: "Conservatory", countsAsExtended: true }],
prices | { size: "Terraced", houseOnly: 50, extended: 70 } | { size: "Terraced", houseOnly: 50 }
  42: extras, row 1 (gutter-clearing), price, bySize, row 1 (Terraced): extended is missing: write the price with Extension or Conservatory, or "on request"
prices | times: 2 | times: 2, frequency: "monthly"
  49: extras, row 2 (windows-inside), price: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"
prices | needs: "conservatory" | question: "How many?"
  54: extras, row 3 (conservatory-roof): question asks for yes or no, but the price for a number or a size: remove one
prices | conservatory: 5, size: "3/4 Bed Semi" | conservatory: "none", size: "3/4 Bed Semi"
  57: example has no price, since 3 Bed Semi Detached has conservatory: "none": choose another home, frequency or surcharge
prices | { home: "3 Bed", fourWeeks: 12, eightWeeks: 18 | { home: "3 Bed", fourWeeks: 12, eightWeeks: "POA"
  57: example has no price, since 3 Bed Semi Detached has eightWeeks: "on request": choose another home, frequency or surcharge
prices | { home: "Terraced", fourWeeks: "on request", | { home: "Terraced",
  32: homes, row 3, rows, row 1 (Terraced): fourWeeks is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"
prices | frequency: "eightWeeks" | frequency: "monthly"
  57: example: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"
questions | "What if it rains?" | "?!"
  4: row 1 (?!): question must be a question in words, like Do I have to be in?, not "?!"
questions | "How do I pay?" | "What about my dog"
  13: row 4 (What about my dog): question stands in an earlier row: remove one
questions | "We come all the same." | "We **do**."
  4: row 1 (What if it rains?): answer has "**do**" in it, which visitors would see as written: use plain words, and characters like & and £ as they are
questions | "We come all the same." | "Yes.", "We do."
  4: cannot be read from here (“{ question: "What if it rains?", answer: "Yes.", "We do." },”): put square brackets around several texts, like ["One.", "Two."]
questions | "We come all the same." | ["Yes.", ""]
  4: row 1 (What if it rains?), answer, row 2: is empty: it must be text of 1 to 1200 characters
questions | "We come all the same." | "See [prices] (/prices)."
  4: row 1 (What if it rains?): answer has "[prices] (/prices)" in it, which is not a link: write the words in square brackets and, without a space, the address in round ones, like [our prices](/prices)
questions | "We come all the same." | "See [see [this]](/prices)."
  4: row 1 (What if it rains?): answer has "[this]](/prices)." in it, which is not a link: write the words in square brackets and, without a space, the address in round ones, like [our prices](/prices)
questions | "We come all the same." | "See [prices](prices)."
  4: row 1 (What if it rains?): answer links to "prices": write a page of this site, like /prices or /contact, or an address that starts with https://, in the round brackets
questions | "We come all the same." | "See [prices]()."
  4: row 1 (What if it rains?): answer links to "": write a page of this site, like /prices or /contact, or an address that starts with https://, in the round brackets
questions | "We come all the same." }, | "We do.", group: "On the day" }, { question: "Why?", answer: "So.", group: "On the Day" },
  4: row 2 (Why?): group is "On the Day", but "On the day" in an earlier row: write both the same way
business | "020 7946 0123" | "o1947 6OOO12 (Jo)"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "o1947 6OOO12 (Jo)" (remove “Jo”)
business | "020 7946 0123" | "01947 600123 / 07712 345678"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "01947 600123 / 07712 345678" (write one number; a second one goes under mobile)
business | "020 7946 0123" | "+44 1947 600123 or 07712 345678"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "+44 1947 600123 or 07712 345678" (write one number; a second one goes under mobile)
business | whatsApp: true | areas: ["yo21", "WHITBY", "ec1a1bb", "STOKE-ON-TRENT"]
  6: areas, row 4: must be one town, like York, or the first half of a postcode, like YO21, not "STOKE-ON-TRENT"
business | whatsApp: true | hours: [{ days: "sat", from: "8.30", to: "12am" }, { days: "Tues to Thurs.", from: "8", to: "12:30PM" }]
  6: hours, row 1 (sat): to must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "12am"
  6: hours, row 2 (Tues to Thurs.): from must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "8"
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "31st Sept 2027" }
  6: insurance: validUntil must be a date that exists, year first, like "2026-12-31", not "31st Sept 2027"
business | whatsApp: true | <p>Hello</p>
  6: cannot be read from here (“<p>Hello</p>,”): remove this line, which looks like code of a web page
business | whatsApp: true | # A comment
  6: cannot be read from here (“# A comment,”): write two slashes, //, in place of # to hide this line
business | \n  whatsApp: true, | \n<<<<<<< HEAD\n  whatsApp: true,\n=======\n  whatsApp: false,\n>>>>>>> main
  6: cannot be read from here (“<<<<<<< HEAD”): these lines are here in two versions: keep one, and remove the other and the lines that begin with <<<<<<<, ======= and >>>>>>>
prices | extension: 2, conservatory: 5, size: "3/4 Bed Detached" | extension: -2
  25: homes, row 2 (Detached), rows, row 1 (3 Bed): extension must be an amount in pounds, like 15 or 15.50, not -2
  25: homes, row 2 (Detached), rows, row 1 (3 Bed): conservatory is missing: write an amount, "on request" or "none"
prices | fourWeeks: 15, | fourWeeks: 012,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks is 012, which cannot be read: write "012", in quotes
prices | fourWeeks: 15, | fourWeeks: 1,050,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks is 1,050, which cannot be read: write "1,050", in quotes
prices | fourWeeks: 15, | fourWeeks: 13-15,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or "on request", not "13-15"
prices | fourWeeks: 15, | fourWeeks: £1,050.00,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks is £1,050.00, which cannot be read: write "£1,050.00", in quotes
services | price: "regular",\n  },\n  {\n    id: "conservatory-cleaning", | price: "regular",\n    id: "conservatory-cleaning",
  20: cannot be read from here (“id: "conservatory-cleaning",”): write }, { before this, where the next row begins
prices | size: "3/4 Bed Semi" },\n        { home: "4 Bed", fourWeeks: 13 | size: "3/4 Bed Semi",\n        home: "4 Bed", fourWeeks: 13
  19: cannot be read from here (“home: "4 Bed", fourWeeks: 13, eightWeeks: 19, extension: 2, conservatory: 5, size: "3/4 Bed Semi" },”): write }, { before this, where the next row begins
services |     photo: "gutter.jpg", |     photo: "gutter.jpg",\n  {\n    id: "patio",\n    title: "Patio",\n    price: "on request",\n  },
  33: cannot be read from here (“{”): this stands inside another row: move it, from { to }, below the }, of that row
services |   price: "gutter-clearing", |   { each: 8, unit: "panel" },
  33: cannot be read from here (“{ each: 8, unit: "panel" },”): a word and a colon are missing before this bracket
photos | \n]); | \n]);\nimport { defineContent } from "../lib/content/define-content";\n\ndefineContent("photos", [\n]);
  15: cannot be read from here (“import { defineContent } from "../lib/content/define-content";”): the content is here twice: keep one, and remove the other
business | whatsApp: true | areas: ["York",\n  hours: [{ days: "Monday", byAppointment: true },\n  { days: "Friday", byAppointment: true }]
  6: cannot be read from here (“areas: ["York",”): the [ in this line has no ]: add it after the last entry that belongs inside
business | "020 7946 0123" | "600 123"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "600 123" (put its area code in front)
business | whatsApp: true | mobile: "+44 20 79460123", mobileRings: true
  6: mobile is the same number as phone: remove mobile, and mobileRings if it is there
reviews | [] | [\n{\nname: "Mrs P."\ntext: "Good.",\n},\n]
  4: row 1 (Mrs P.): month is missing: it must be a month, year first, like "2026-08"
  4: row 1 (Mrs P.): source is missing: it must be text of 1 to 40 characters
  5: cannot be read from here (“name: "Mrs P."”): a comma is missing after the last entry of this line
prices | fourWeeks: 15, | fourWeeks: 15,,
  26: cannot be read from here (“{ home: "4 Bed", fourWeeks: 15,, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },”): remove one of the two commas
services | price: "gutter-clearing" | price: { each: 8 }
  33: row 4 (gutter-cleaning), price: unit is missing: it must be what is counted, in the singular and without “a” or “per”, like panel
services | id: "gutter-cleaning" | id: "main"
  29: row 4 (main): id is "main", which the site uses for a part of a page: choose another
business | "Hill & Daughter" | ["Hill"]
  4: name must be text of 1 to 60 characters, not a list (remove the square brackets)
questions | "We come all the same." | []
  4: row 1 (What if it rains?): answer must be a list of paragraphs with at least one in it, not an empty list
business | "Hill & Daughter" | { a: 1 }
  4: name must be text of 1 to 60 characters, not a group of fields
business | "Hill & Daughter" | null
  4: name must be text of 1 to 60 characters, not null
business | "Hill & Daughter" | "Hill & Daughter, who clean windows, gutters and conservatories in York"
  4: name is 70 characters long, and there is room for 60: "Hill & Daughter, who clean windows, gutters and conservatori…"
business | whatsApp: true | textMessages: true, mobile: "01947 600124"
  6: textMessages is true, but 01947 600124 is not a mobile number, so it cannot receive texts: put a mobile number under mobile, or remove textMessages
business | whatsApp: true | logo: "house.png"
  6: logo is not in content/photos, but house.jpg is: write house.jpg here, or rename the picture to house.png
business | whatsApp: true | oldAddresses: [{ from: "/a.php", to: "/services#window" }]
  6: oldAddresses, row 1 (/a.php): to is "/services#window", but #window is nowhere on that page: write /services#window-restoration-cleans, /services#traditional-window-cleaning, /services#water-fed-pole-window-cleaning or /services
business | whatsApp: true | oldAddresses: [{ from: "/index.html", to: "/" }, { from: "/Prices/", to: "/" }, { from: "/prices.html", to: "/" }, { from: "/404.html", to: "/" }, { from: "/robots.txt", to: "/" }, { from: "/photos/a.html", to: "/" }]
  6: oldAddresses, row 1 (/index.html): from is "/index.html", an address of the new site too: remove the row
  6: oldAddresses, row 2 (/Prices/): from is "/Prices/", an address of the new site too: remove the row
  6: oldAddresses, row 3 (/prices.html): from is "/prices.html", an address of the new site too: remove the row
  6: oldAddresses, row 4 (/404.html): from is "/404.html", an address of the new site too: remove the row
  6: oldAddresses, row 5 (/robots.txt): from is "/robots.txt", an address of the new site too: remove the row
  6: oldAddresses, row 6 (/photos/a.html): from is "/photos/a.html", an address of the new site too: remove the row
photos |   { file: "pole.png", alt: "A brush on a long pole at an upstairs window.", illustration: false },\n |   { file: "pole.png", alt: "", illustration: "no" },\n  { fiel: "van.jpg", alt: "A van.", illustration: true },\n
  10: row 3 (pole.png): alt is empty: it must be text of 1 to 200 characters
  11: row 4 (van.jpg): fiel is not known here: write file, or remove it
prices | surcharges: [ | surcharges: [{ id: "eightWeeks", name: "Loft" },
  9: surcharges, row 1 (eightWeeks): id is "eightWeeks", the id of a frequency: choose another
prices | surcharges: [ | surcharges: [{ id: "size", name: "Loft" },
  9: surcharges, row 1 (size): id must be one word of letters and digits, like sixWeeks, other than home, size, picture, frequency, quote and about, not "size"
prices | home: "Terraced" | home: "Not listed"
  32: homes, row 3, rows, row 1 (Not listed): home must be a name with a letter from a to z or a digit, other than Not listed, not "Not listed"
prices | needs: "conservatory" | replacesFirst: true
  54: extras, row 3 (conservatory-roof): replacesFirst belongs to a question: write one, or remove replacesFirst
prices | each: 5 | each: 10_001
  53: extras, row 3 (conservatory-roof), price: each must be an amount of at most 10000 pounds, not 10001
prices | homes: [ | homes: [], /* | extrasHeading | */ extrasHeading | name: "Gutter | question: "Clean?", name: "Gutter | frequencies: [ | frequencies: [{ id: "day", every: "day" }, { id: "week", every: "week" }, { id: "month", every: "month" },
  5: frequencies has too many entries: there is room for 4
  13: homes has no entry: add a table, or remove frequencies and surcharges
  39: extras, row 1 (gutter-clearing): question asks for yes or no, but the price for a number or a size: remove one
  49: extras, row 2 (windows-inside), price: times needs homes with a regular price: write another price
  57: example: home is "3 Bed Semi Detached", but there is none: remove it
prices | homes: [ | homes: [{ rows: [{ home: "Any", extension: 1, conservatory: 1 }] }], /* | extrasHeading | */ extrasHeading |     { id: "fourWeeks", every: "4 weeks" },\n    { id: "eightWeeks", every: "8 weeks" },\n |
  5: frequencies has no entry: say how often you come to the homes
  55: example: home is "3 Bed Semi Detached", which is not a home in the tables: write "Any"
  55: example: frequency is "eightWeeks", but there is none: remove it
prices | true, picture: "extension" | false | true, picture: "conservatory" | false
  42: extras, row 1 (gutter-clearing), price, bySize, row 1 (Terraced): extended is for homes with a surcharge that countsAsExtended, and none does: remove it
  43: extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): extended is for homes with a surcharge that countsAsExtended, and none does: remove it
  44: extras, row 1 (gutter-clearing), price, bySize, row 3 (3/4 Bed Detached): extended is for homes with a surcharge that countsAsExtended, and none does: remove it
  45: extras, row 1 (gutter-clearing), price, bySize, row 4 (5 Bed): extended is for homes with a surcharge that countsAsExtended, and none does: remove it
prices | needs: "conservatory" | needs: "a" }, { id: "a", name: "A", price: 5, needs: "conservatory-roof"
  54: extras, row 3 (conservatory-roof): needs is "a", which is not the id of a surcharge or another extra: remove it, or write "extension", "conservatory", "gutter-clearing" or "windows-inside"
  54: extras, row 4 (a): needs is "conservatory-roof", which is not the id of a surcharge or another extra: write "conservatory"
prices | each: 5 | each: 5, maximum: "ten"
  53: extras, row 3 (conservatory-roof), price: maximum must be a whole number up to 99999, like 200, not "ten"
prices | fourWeeks: 15, | fourWeeks: "none",
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or "on request", not "none"
questions | (/prices) | (/price#extras)
  9: row 2 (Do you clean windows inside?), answer, row 2: links to "/price#extras", which is not a page of this site: write one of /, /about, /contact, /services, /faq, /prices
questions | (/prices) | (/faq#if-it-rians)
  9: row 2 (Do you clean windows inside?), answer, row 2: links to "/faq#if-it-rians", but #if-it-rians is nowhere on that page: correct it, or write /faq
questions | (/prices) | (/faq#what-about-my-dog)
  9: row 2 (Do you clean windows inside?), answer, row 2: links to "/faq#what-about-my-dog", a question without an answer, which nobody sees: answer it, or write /faq
services | photo: "gutter.jpg", |
  28: row 4 (gutter-cleaning): photo is missing: a block on the services page has both a description and a photo, and a service without a block has neither
services | description: "Roof, frames and glass, washed from outside.", |
  21: row 3 (conservatory-cleaning): description is missing: a block on the services page has both a description and a photo, and a service without a block has neither
services | photo: "gutter.jpg" | photo: "gutters.jpg"
  32: row 4 (gutter-cleaning): photo is "gutters.jpg", which is not a picture in content/photos.ts: write "gutter.jpg", or add a row for it there
services | photo: "gutter.jpg" | photo: "gutter.jpg", before: "gutter.jpg"
  32: row 4 (gutter-cleaning): before is the same picture as photo: write another
services | photo: "gutter.jpg" | photo: "gutter.jpg", before: "van.jpg"
  32: row 4 (gutter-cleaning): before is "van.jpg", which is not a picture in content/photos.ts: write "house.jpg", or add a row for it there
services | price: "gutter-clearing" | price: "gutters"
  33: row 4 (gutter-cleaning): price is "gutters", which is not the id of an extra in content/prices.ts: write "gutter-clearing", or an amount
services | id: "gutter-cleaning" | id: "windows-inside"
  29: row 4 (windows-inside): id is "windows-inside", the id of an extra in content/prices.ts: choose another
services | id: "gutter-cleaning" | id: "extras"
  29: row 4 (extras): id is "extras", which the site uses for a part of a page: choose another
services | price: "gutter-clearing" | price: { times: 2, frequency: "monthly" }
  33: row 4 (gutter-cleaning), price: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"
prices | "windows-inside" | "your-price"
  49: extras, row 2 (your-price): id is "your-price", which the site uses for a part of a page: choose another
`;

/** What is accepted, perhaps with advice. */
const accepted = String.raw`
prices | fourWeeks: 15, | fourWeeks: "£15",
prices | fourWeeks: 15, | fourWeeks: "15",
prices | fourWeeks: 15, | fourWeeks: "POA",
prices | fourWeeks: 15, | fourWeeks: "Price on request",
prices | fourWeeks: 15, | fourWeeks: "£ 15.00",
prices | price: { times: 2 } | price: "1,050"
  49: extras, row 2 (windows-inside): price is £1,050: is that right?
prices | , picture: "terrace" | , picture: "" | home: "5 Bed", fourWeeks: 16, eightWeeks: 22, extension: 2 | home: "5 Bed", fourWeeks: 16, eightWeeks: 22, extension: "0"
  32: homes, row 3, rows, row 1 (Terraced): has no drawing: add picture: "terrace"
business | whatsApp: true | hours: "", people: [], insurance: "", rating: { stars: "4.9", number: "1,234", source: "Google", link: "hill.co.uk", month: "11/2026" }
business | whatsApp: true | hours: [{ days: "Mon-Fri", from: "8am", to: "17:30" }]
business | "020 7946 0123" | "01947 6OO123"
  6: whatsApp is true, but 01947 600123 is not a mobile number: is it on WhatsApp?
prices | every: "8 weeks" | every: "every 8 weeks"
prices | every: "8 weeks" | every: "eight-weekly"
prices | unit: "panel" | unit: "per panel"
prices | times: 2 | times: "2"
business | "020 7946 0123" | "7912 345678"
business | "020 7946 0123" | "016977 2345"
  5: phone has 10 digits, and nearly all numbers have 11: is that right?
  6: whatsApp is true, but 016977 2345 is not a mobile number: is it on WhatsApp?
business | whatsApp: true | hours: [{ days: "Monday to Friday", byAppointment: true }, { days: "Friday", from: "08:00", to: "12:00" }]
  6: hours, row 2 (08:00): has Friday again: is that right?
photos | "Leaves in a black gutter." | "Leaves"
  12: row 5 (gutter.jpg): alt is short: describe the picture for people who cannot see it
photos | "Leaves in a black gutter." | "IMG_2044 (1).jpg"
  12: row 5 (gutter.jpg): alt is the name of a file: describe the picture for people who cannot see it
photos | "A brush on a long pole at an upstairs window." | "A brush on a long water-fed pole rinses an upstairs window."
  10: row 3 (pole.png): alt still describes the illustration that was here before: say what your photo shows
prices | fourWeeks: 11, eightWeeks: 17 | fourWeeks: 2.99, eightWeeks: 17
  17: homes, row 1 (Semi Detached), rows, row 1 (2 Bed): fourWeeks is £2.99: is that right?
prices | fourWeeks: 11, eightWeeks: 17 | fourWeeks: 3, eightWeeks: 17
prices | fourWeeks: 17.5, eightWeeks: 23.95 | fourWeeks: 17.5, eightWeeks: 200.01
  28: homes, row 2 (Detached), rows, row 4 (6 Bed): eightWeeks is £200.01: is that right?
prices | fourWeeks: 17.5, eightWeeks: 23.95 | fourWeeks: 17.5, eightWeeks: 200
prices | fourWeeks: 17.5, eightWeeks: 23.95 | fourWeeks: 24, eightWeeks: 23.95
  28: homes, row 2 (Detached), rows, row 4 (6 Bed): eightWeeks is £23.95: a rarer clean usually costs more: is that right?
prices | fourWeeks: 17.5, eightWeeks: 23.95 | fourWeeks: 23.95, eightWeeks: 23.95
prices | fourWeeks: 16, | fourWeeks: 14.99,
  27: homes, row 2 (Detached), rows, row 3 (5 Bed): fourWeeks is £14.99: the smaller home before it costs more: is that right?
prices | fourWeeks: 16, | fourWeeks: 15,
prices | fourWeeks: 16, | fourWeeks: "on request",
prices | home: "5 Bed", fourWeeks: 16, | home: "4 Bed cottage", fourWeeks: 14.99,
prices | houseOnly: 60, extended: 80 | houseOnly: 280, extended: 300
  43: extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): houseOnly is £280, four times its neighbours or more: is that right?
prices | houseOnly: 60, extended: 80 | houseOnly: 279, extended: 300
prices | houseOnly: 80, extended: 100 | houseOnly: 80, extended: 10
  45: extras, row 1 (gutter-clearing), price, bySize, row 4 (5 Bed): houseOnly is £80, but extended only £10: is that right?
prices | houseOnly: 70, extended: 90 | houseOnly: 70, extended: 9
  44: extras, row 1 (gutter-clearing), price, bySize, row 3 (3/4 Bed Detached): houseOnly is £70, but extended only £9: is that right?
prices | heading: "Detached", picture: "detached", |
  22: homes, row 2: has no heading, so visitors read only “3 Bed”: is that right?
  40: extras, row 1 (gutter-clearing): price is on request for these homes, which have no size, or one without a row here: 2 Bed Semi Detached, 6 Bed
services | price: "on request",\n    note: "Windows | price: { times: 2 },\n    replacesFirst: true,\n    note: "Ask for a quote. Windows
  41: row 5 (first-clean): note speaks of a quote, but the price is a multiple of the regular one: is that right?
prices | price: { times: 2 } | price: 2.99
  49: extras, row 2 (windows-inside): price is £2.99: is that right?
prices | heading: "Detached" | heading: "Bungalows"
  23: homes, row 2 (Bungalows): heading may be a plural: visitors read “3 Bed Bungalows”. Is that right?
  40: extras, row 1 (gutter-clearing): price is on request for these homes, which have no size, or one without a row here: 2 Bed Semi Detached, 6 Bed Bungalows
prices | picture: "semi", |
  14: homes, row 1 (Semi Detached): has no drawing: add picture: "semi"
prices | , picture: "terrace" |
  32: homes, row 3, rows, row 1 (Terraced): has no drawing: add picture: "terrace"
prices | , picture: "conservatory" |
  11: surcharges, row 2 (conservatory): has no drawing: add picture: "conservatory"
prices | home: "6 Bed" | home: "6 Bed", picture: "bungalow"
prices | home: "6 Bed" | home: "6 Bed detached"
prices | needs: "conservatory" | needs: "conservatory" },\n    { id: "solar", name: "Solar panels", price: { each: 4, unit: "panel" }, needs: "conservatory"
  55: extras, row 4 (solar): needs is the same as that of Conservatory roof: is that right?
prices | picture: "detached", | picture: "flat",
prices | unit: "panel" | unit: "Panels"
  53: extras, row 3 (conservatory-roof), price: unit may be a plural: visitors read “per” before it. Is that right?
pages | every four or eight weeks | every 4 or eight weeks, four-weekly for a 5 Bed
pages | every four or eight weeks | every 4, 6 or 8 weeks, or 12-weekly
  14: about, steps, row 3 (Leave it to us): text names “6 weeks”, and your price list has no such thing: is that right?
  14: about, steps, row 3 (Leave it to us): text names “12 weeks”, and your price list has no such thing: is that right?
pages | every four or eight weeks | from £50 for a 7 bed house
  14: about, steps, row 3 (Leave it to us): text names “7 bed”, and your price list has no such thing: is that right?
prices | name: "Extension" | name: "Loft" | name: "Conservatory" | name: "Porch" | "Conservatory roof" | "Porch roof"
  6: about: description names “conservatories”, and your price list has no such thing: is that right?
  23: row 3 (conservatory-cleaning): title names “Conservatory”, and your price list has no such thing: is that right?
  47: row 6 (window-restoration-cleans): description names “extension”, and your price list has no such thing: is that right?
services | Roof, frames and glass, washed from outside. | Pure water and a soft brush on a long pole reach the second floor.
  24: row 3 (conservatory-cleaning): description is the same as that of Water-fed Pole Window Cleaning: is that right?
services | photo: "gutter.jpg" | photo: "pole.png"
  3: no page shows these pictures; use them in content/services.ts or remove their rows: gutter.jpg
  32: row 4 (gutter-cleaning): photo is the same as that of Water-fed Pole Window Cleaning: is that right?
prices | "Windows cleaned inside" | "Gift voucher"
  49: extras, row 2 (windows-inside): name becomes a box to tick beside the prices: say how to buy one in an answer, or under customerLinks
reviews | [] | [{ name: "A", text: "B", month: "2020-01", source: "C" }]
  3: the newest is from January 2020, and visitors look for recent ones: add one
questions | (/prices) | (/services#gutter-cleaning)
questions | (/prices) | (/faq#what-if-it-rains)
questions | (/prices) | (/prices#extras)
questions | (/prices) | (/prices#first-clean)
questions | (/prices) | (/prices?home=2-bed-semi-detached#your-price)
questions | (/prices) | (/contact#main)
questions | (/prices) | (/contact#your-message)
business | whatsApp: true | textMessages: true, mobile: "07712 345678"
business | whatsApp: true | whatsApp: true, mobile: "01947 600124"
  6: whatsApp is true, but 01947 600124 is not a mobile number: is it on WhatsApp?
pages | title: "Our services" | title: "Υπηρεσίες ✓ Tŷ"
  19: services: title has Υ π η ρ ε σ ί ς ✓ in it, which the site’s previews in messages leave out
business | whatsApp: true | areas: ["York", "King's Lynn", "Bury St. Edmunds", "Ynys Môn", "M1", "YO21", "EC1A"]
`;

it.each(edits(mistakes))('refused: %s', async (edit) => {
  const { file, edited, sentences } = read(edit);
  const { problems } = await reportAfter(file, edited);
  expect(problems.map(printed)).toEqual(sentences);
  expect(new Set(problems.map((problem) => problem.file))).toEqual(new Set([file]));
});

it.each(edits(accepted))('accepted: %s', async (edit) => {
  const { file, edited, sentences } = read(edit);
  const { problems, suggestions } = await reportAfter(file, edited);
  const added = suggestions.filter(({ message }) => !advice.includes(message));
  expect([...problems, ...added].map(printed)).toEqual(sentences);
});

it('what is accepted passes the type check of a build', async () => {
  const project = path.join(import.meta.dirname, '../..');
  const files: Record<string, string> = {
    'tsconfig.json': JSON.stringify({
      extends: path.join(project, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['accepted'],
    }),
  };
  for (const [index, edit] of edits(accepted).entries()) {
    files[`accepted/${index}.ts`] = read(edit).edited.replace('../lib', path.join(project, 'lib'));
  }
  await mkdir(path.join(owner, 'accepted'));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(owner, file), text);
  const { stdout } = spawnSync(path.join(project, 'node_modules/.bin/tsc'), ['-p', owner]);
  expect(stdout.toString()).toBe('');
});

it('an old address that a public file answers is refused', async () => {
  await mkdir(path.join(owner, 'public'));
  await writeFile(path.join(owner, 'public/brochure.pdf'), '');
  const old = 'oldAddresses: [{ from: "/brochure.pdf", to: "/" }],\n  whatsApp';
  const edited = exampleContent['content/business.ts']!.replace('whatsApp', old);
  const { problems } = await reportAfter('content/business.ts', edited);
  expect(problems.map(printed)).toEqual([
    expect.stringContaining('an address of the new site too'),
  ]);
});

function edits(table: string): string[] {
  return table.trim().split(/\n(?! )/);
}

function read(edit: string) {
  const [written = '', ...sentences] = edit.split('\n  ');
  const [name, ...texts] = written.replaceAll('\\n', '\n').split(/ \| ?/);
  const file = `content/${name}.ts`;
  let edited = exampleContent[file]!;
  while (texts.length > 0) {
    const [before = '', after = ''] = texts.splice(0, 2);
    expect(edited).toContain(before);
    edited = edited.replace(before, () => after);
  }
  return { file, edited, sentences };
}

async function reportAfter(file: string, edited: string) {
  await writeFile(path.join(owner, file), edited);
  return buildReport(owner, 'preview').finally(() =>
    writeFile(path.join(owner, file), exampleContent[file]!),
  );
}

function printed({ line, message }: Problem): string {
  return `${line}: ${message}`;
}
