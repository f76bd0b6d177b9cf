import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Problem } from '../reading/problem';
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
 * Edits that are refused. Each row has a file of the example; texts in it, and what an owner writes in place of each
 * (\n is a new line); the line of each problem, and its message or, if an earlier row has that, its path.
 */
const mistakes = String.raw`
business | "Hill & Daughter", | "Hill & Daughter"
  5: cannot be read where “phone: "020 7946 0123",” follows “name: "Hill & Daughter"”: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”
business | "Hill & Daughter" | "Hill’s Windows
  4: “name: "Hill’s Windows,” has a text without a quote at its end: put a " there; a text stays on one line, with quotation marks inside it as “these”
business | "Hill & Daughter" | “Hill” | "hello@example.com" | "jo’s
  4
business | whatsApp: true | hours: [{ days: "Monday", from: 08:00, to: "17:30" }]
  6
business | whatsApp: true | callsBack true
  6
business | "Hill & Daughter" | "Hill \012"
  4
services |     photo: "gutter.jpg", |     photo: "gutter.jpg",\n  {\n    id: "patio",\n  },
  33
photos |     illustration: false,\n  },\n |     illustration: false,\n
  9
photos | \n]); |
  13: cannot be read at or before “{ file: "restoration.jpg", alt: "One pane dull, the next one clear.", illustration: true },”: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”
business | \n  whatsApp: true, | \n<<<<<<< HEAD\n  whatsApp: true,\n=======\n  whatsApp: false,\n>>>>>>> main
  6
prices | fourWeeks: 15, | fourWeeks: £15, | fourWeeks: 16, | fourWeeks: “16”, | "Conservatory roof" | "Roof “of glass”"
  26: “{ home: "4 Bed", fourWeeks: £15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },” has £ outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15"
  27: “{ home: "5 Bed", fourWeeks: “16”, eightWeeks: 22, extension: 2, conservatory: 5, size: "5 Bed" },” has “ and ” outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15"
business | "Hill & Daughter" | Hill | whatsApp: true | callsBack: yes
  4: “Hill” cannot be read: text, dates, times, phone numbers and amounts with signs stand in quotes, lists in square brackets
  6
business | whatsApp: true | insurance: { validUntil: 2027-12-31 }
  6
business | whatsApp: true | areas: ("York", "Whitby")
  6
business | whatsApp: true | areas: ["York", ...others]
  6
prices | fourWeeks: 15, | fourWeeks: 012, | fourWeeks: 16, | fourWeeks: 1e1,
  26
  27
business | whatsApp: true | areas: ["York",, "YO21"]
  6: “["York",, "YO21"]” has two commas with nothing between them: remove one
business | whatsApp: true | whatsApp = true
  6: “whatsApp = true” is no field: write a word, a colon and a value
business | whatsApp: true | whatsApp
  6
business | whatsApp: true | ["whatsApp"]: true
  6
business | whatsApp: true | whatsApp() {}
  6
business | whatsApp: true | ...phone
  6
business | whatsApp: true | whatsApp: true, phone: "07712 345678"
  6: “phone” is in line 5 already, in the same brackets: keep one
services | price: "regular",\n  },\n  {\n    id: "conservatory-cleaning", | price: "regular",\n    id: "conservatory-cleaning",
  20: “id” is in line 13 already, in the same brackets: keep one, or write }, { before it if the next row begins here
business | import { defineContent } from "../lib/content/define-content";\n |
  1: “import { defineContent } from "../lib/content/define-content";” and “defineContent("business",” must stand before the content, and nothing else: put them back
business | defineContent("business" | defineContent("busines"
  1
reviews | defineContent( | define\nContent(
  1
photos | \n]); | \n], { file: "van.jpg", alt: "A van.", illustration: false });
  14: “{ file: "van.jpg", alt: "A van.", illustration: false }” stands outside the content, so no page would show it: move it in, or remove it
photos | \n]); | \n]);\nimport { defineContent } from "../lib/content/define-content";\n\ndefineContent("photos", [\n]);
  15
  17
photos | { file: "pole.png", | { file: "pole.jpg",
  10: row 3 (pole.jpg): file is not in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg
  18: row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which is not a picture in content/photos.ts: write "pole.jpg", or add a row for it there
business | "020 7946 0123" | "01947 600 12E", textMessages: true
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "01947 600 12E" (remove “E”)
business | "020 7946 0123" | "07712 3456"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "07712 3456" (2 digits are missing)
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
business | "hello@example.com" | "jo @hill.co.uk"
  7: email must be one email address, like name@example.com, not "jo @hill.co.uk"
business | whatsApp: true | profile: []
  6: profile is not known here: write profiles, or remove it
business | "Hill & Daughter" | ""
  4: name is empty: it must be text of 1 to 60 characters
business | "Hill & Daughter" | "Hill &amp; Daughter"
  4: name has "&amp;" in it, which visitors would see as written: use plain words, and characters like & and £ as they are
questions | "We come all the same." | "See [prices](www.hill.co.uk)."
  4: row 1 (What if it rains?): answer links to "www.hill.co.uk": write a page of this site, like /prices or /contact, or an address that starts with https://, in the round brackets
business | whatsApp: true | logo: "content/photos/logo.png"
  6: logo is not in content/photos: put the picture there, correct its name here, or remove its entry
business | whatsApp: true | accentColour: "our green"
  6: accentColour must be # and six digits or letters from a to f, like #f2a32c, which a colour picker shows, not "our green"
business | whatsApp: true | areas: "Whitby"
  6: areas must be a list of towns or postcode districts in square brackets, not "Whitby"
business | whatsApp: true | areas: ["York", "York"]
  6: areas, row 2: is "York" in an earlier row too: each row needs its own
business | whatsApp: true | promises: ["One", "Two", "Three", "Four", "Five"]
  6: promises has too many entries: there is room for 4
business | whatsApp: true | zzz: "#ffd500"
  6: zzz is not known here: remove it, or correct it as content/README.md says
business | whatsApp: true | areas: ["York", "Whitby on Tuesdays"]
  6: areas, row 2: must be one town of at most 40 letters, like York, or the first half of a postcode, like YO21, not "Whitby on Tuesdays"
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "31/3/27" }
  6: insurance: validUntil must be a date that exists, year first, like "2026-12-31", not "31/3/27"
business | whatsApp: true | memberships: [{ name: "Guild", number: 12345, link: "www.guild.org.uk" }]
  6: memberships, row 1 (Guild): number must be text of 1 to 40 characters, not 12345 (put it in quotes)
business | whatsApp: true | oldAddresses: [{ from: "https://www.hill.co.uk/a%20b.html?x", to: "/" }]
  6: oldAddresses, row 1 (https://www.hill.co.uk/a%20b.html?x): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "https://www.hill.co.uk/a%20b.html?x" (write "/a%20b.html")
business | whatsApp: true | address: "12 Heol y Deri"
  6 business address
business | kept: "for 12 months" | kept: "We keep them 12 months."
  10: privacy: kept must be a time to follow “We keep them for”, like 12 months, not "We keep them 12 months."
questions | "We come all the same." | "It’s no problem, weâ€™ll come."
  4 questions 0 answer
questions | "What if it rains?" | ""
  4: row 1: question is empty: it must be text of 1 to 120 characters
business | whatsApp: true | oldAddresses: [{ from: "gutters.html", to: "/gutters" }, { from: "roof.html", to: "/" }]
  6: oldAddresses, row 1 (gutters.html): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "gutters.html"
  6 business oldAddresses 1 from
business | whatsApp: true | oldAddresses: [{ from: "/?page_id=7", to: "/" }]
  6: oldAddresses, row 1 (/?page_id=7): from must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not "/?page_id=7" (remove the row, since your first page answers this address)
business | whatsApp: true | oldAddresses: [{ from: "/100%.html", to: "https://www.hill.co.uk/prices" }]
  6 business oldAddresses 0 from
business | whatsApp: true | oldAddresses: [{ from: "/windows.html", to: "/" }, { from: "/Windows.html/prices", to: "/" }]
  6: oldAddresses, row 2 (/Windows.html/prices): from begins with "/windows.html", which another row makes a page and not a folder: remove one
business | whatsApp: true | oldAddresses: [{ from: "/services.html/roof", to: "/" }]
  6: oldAddresses, row 1 (/services.html/roof): from is "/services.html/roof", an address of the new site too: remove the row
business | whatsApp: true | oldAddresses: [{ from: "/über uns", to: "/" }, { from: "/%C3%9Cber%20uns/", to: "/" }]
  6: oldAddresses, row 2 (/%C3%9Cber%20uns/): from is in an earlier row too, perhaps with a slash or capitals: remove one
business | whatsApp: true | notices: [{ text: "See [gutters](/services#gutter).", lastDay: "2099-01-02" }]
  6: notices, row 1 (See [gutters](/services#gutter).): text links to "/services#gutter", but #gutter is nowhere on that page: write /services#gutter-cleaning or /services
business | whatsApp: true | people: [], person: { name: "Jo", photo: "house.jpg", text: "I am Jo." }
  6: person cannot stand beside people: move it into those brackets
business | whatsApp: true | people: [{ name: "Jo", photo: "jo.jpg", text: "I am Jo." }]
  6 business people 0 photo
business | whatsApp: true | person: [{ name: "Jo", photo: "house.jpg", text: "I am Jo." }]
  6: person must be name, photo and text in curly brackets, not a list (write people in place of person)
business | whatsApp: true | person: { name: "Jo", photo: "jo.jpg" }
  6: person: text is missing: it must be text of 1 to 120 characters
business | formService: { formId: "example" }, |
  3: formService is missing: it must be formId in curly brackets
photos | "house.jpg" | "photos/house.jpg"
  4: row 1 (photos/house.jpg): file must be the name of a picture in content/photos, like kitchen-window.jpg, not "photos/house.jpg"
photos | "Leaves in a black gutter." | "A brush on a long pole at an upstairs window."
  12 photos 4 alt
photos | "gutter.jpg" | "restoration.jpg"
  13 photos 5 file
  32 services 3 photo
prices | price: { times: 2 } | price: "double"
  49: extras, row 2 (windows-inside): price must be an amount in pounds, like 15 or 15.50, or "on request", not "double" (content/README.md shows other forms of a price)
services | price: "gutter-clearing" | price: "double"
  33: row 4 (gutter-cleaning): price is "double", which is not the id of an extra in content/prices.ts: write "gutter-clearing", "windows-inside", "conservatory-roof", "regular" or "on request", or an amount
prices | fourWeeks: 15, | fourWeeks: 0,
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount of more than 0 pounds, not 0
prices | fourWeeks: 15, | fourWeeks: "£15,50",
  26: homes, row 2 (Detached), rows, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or "on request", not "£15,50" (write 15.50, or 1550)
prices | size: "5 Bed" | size: "6 Bed"
  27: homes, row 2 (Detached), rows, row 3 (5 Bed): size is "6 Bed", which is not a size in the extras: write "5 Bed", or add a row for it to each bySize
prices | home: "6 Bed" | home: "5-bed"
  28: homes, row 2 (Detached), rows, row 4 (5-bed): home has the address "5-bed-detached", as 5 Bed Detached has: let their names differ in a letter from a to z or a digit
prices | "3 Bed Semi Detached" | "3 Bed"
  57: example: home is "3 Bed", which is not a home in the tables: write "3 Bed Semi Detached" or "3 Bed Detached"
prices | { home: "Terraced", fourWeeks: | { home: "Terraced", weekly: "on request", fourWeeks:
  32 priceGuide homes 2 rows 0 weekly
prices | price: { times: 2 } | needs: "extension"
  49: extras, row 2 (windows-inside): price is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"
prices | times: 2 | times: 2.2
  49: extras, row 2 (windows-inside), price: times must be a number from 0.5 to 10, whole or with a half, like 2 or 1.5, not 2.2
prices | each: 5 | perPanel: 5
  53: extras, row 3 (conservatory-roof), price: each is missing: it must be an amount in pounds, like 15 or 15.50
  53 priceGuide extras 2 price perPanel
prices | needs: "conservatory" | needs: "garage"
  54: extras, row 3 (conservatory-roof): needs is "garage", which is not the id of a surcharge or another extra: remove it, or write "extension", "conservatory", "gutter-clearing" or "windows-inside"
prices | needs: "conservatory" | needs: "loft" },\n    { id: 5, name: "Loft", price: 5
  55: extras, row 4 (Loft): id must be small letters, digits and single hyphens, like window-cleaning, not 5 (write "5")
prices | "conservatory-roof" | "conservatory"
  51: extras, row 3 (conservatory): id must be another word, since the estimator uses "conservatory" for something else
  26: row 3 (conservatory-cleaning): price is "conservatory-roof", which is not the id of an extra in content/prices.ts: write "conservatory", or an amount
prices | conservatory: 5, size: "5 Bed" | size: "5 Bed"
  27: homes, row 2 (Detached), rows, row 3 (5 Bed): conservatory is missing: write an amount, "on request" or "none"
prices | every: "8 weeks" | every: "every Monday"
  7: frequencies, row 2 (eightWeeks): every must be a time to follow “every”, like 8 weeks or month, not "every Monday"
prices |   frequencies: [\n    { id: "fourWeeks", every: "4 weeks" },\n    { id: "eightWeeks", every: "8 weeks" },\n  ],\n |
  3: frequencies is missing: say how often you come, like [{ id: "fourWeeks", every: "4 weeks" }]
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
  32 priceGuide homes 2 rows 0 fourWeeks
prices | frequency: "eightWeeks" | frequency: "monthly"
  57 priceGuide example frequency
questions | "What if it rains?" | "?!"
  4: row 1 (?!): question must be a question in words, like Do I have to be in?, not "?!"
questions | "How do I pay?" | "What about my dog"
  13: row 4 (What about my dog): question stands in an earlier row: remove one
questions | "We come all the same." | ["Yes.", ""]
  4 questions 0 answer 1
questions | "We come all the same." | "See [prices] (/prices)."
  4: row 1 (What if it rains?): answer has "[prices] (/prices)" in it, which is not a link: write the words in square brackets and, without a space, the address in round ones, like [our prices](/prices)
questions | "We come all the same." }, | "We do.", group: "On the day" }, { question: "Why?", answer: "So.", group: "On the Day" },
  4: row 2 (Why?): group is "On the Day", but "On the day" in an earlier row: write both the same way
business | "020 7946 0123" | "o1947 6OOO12 (Jo)"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "o1947 6OOO12 (Jo)" (write the digit 0 in place of the letter O)
business | "020 7946 0123" | "01947 600123 / 07712 345678"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "01947 600123 / 07712 345678" (write one number; a second one goes under mobile)
business | whatsApp: true | areas: ["yo21", "WHITBY", "ec1a1bb", "STOKE-ON-TRENT"]
  6 business areas 1
  6 business areas 2
  6 business areas 3
business | whatsApp: true | hours: [{ days: "sat", from: "8.30", to: "12am" }, { days: "Tues to Thurs.", from: "8", to: "12:30PM" }]
  6: hours, row 1 (sat): to must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "12am"
  6 business hours 1 from
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "31st Sept 2027" }
  6 business insurance validUntil
prices | extension: 2, conservatory: 5, size: "3/4 Bed Detached" | extension: -2
  25: homes, row 2 (Detached), rows, row 1 (3 Bed): extension must be an amount in pounds, like 15 or 15.50, not -2
business | "020 7946 0123" | "600 123"
  5: phone must be a UK phone number, which begins with 0 and has 11 digits (a few have 10), not "600 123" (put its area code in front)
business | whatsApp: true | mobile: "+44 20 79460123", mobileRings: true
  6: mobile is the same number as phone: remove mobile, and mobileRings if it is there
services | price: "gutter-clearing" | price: { each: 8 }
  33: row 4 (gutter-cleaning), price: unit is missing: it must be what is counted, in the singular and without “a” or “per”, like panel
services | id: "gutter-cleaning" | id: "main"
  29: row 4 (main): id is "main", which the site uses for a part of a page: choose another
business | "Hill & Daughter" | ["Hill"]
  4: name must be text of 1 to 60 characters, not a list (remove the square brackets)
questions | "We come all the same." | []
  4: row 1 (What if it rains?): answer must be a list of paragraphs with at least one in it, not an empty list
business | "Hill & Daughter" | null
  4: name must be text of 1 to 60 characters, not null
business | "Hill & Daughter" | "Hill & Daughter, who clean windows, gutters and conservatories in York"
  4: name is 70 characters long, and there is room for 60: "Hill & Daughter, who clean windows, gutters and conservatori…"
business | whatsApp: true | logo: "house.png"
  6: logo is not in content/photos, but house.jpg is: write house.jpg here, or rename the picture to house.png
business | whatsApp: true | oldAddresses: [{ from: "/a.php", to: "/services#window" }]
  6: oldAddresses, row 1 (/a.php): to is "/services#window", but #window is nowhere on that page: write /services#traditional-window-cleaning, /services#water-fed-pole-window-cleaning, /services#window-restoration-cleans or /services
business | whatsApp: true | oldAddresses: [{ from: "/index.html", to: "/" }, { from: "/Prices/", to: "/" }, { from: "/prices.html", to: "/" }, { from: "/404.html", to: "/" }, { from: "/robots.txt", to: "/" }, { from: "/photos/a.html", to: "/" }]
  6 business oldAddresses 0 from
  6 business oldAddresses 1 from
  6 business oldAddresses 2 from
  6 business oldAddresses 3 from
  6 business oldAddresses 4 from
  6 business oldAddresses 5 from
photos |   { file: "pole.png", alt: "A brush on a long pole at an upstairs window.", illustration: false },\n |   { file: "pole.png", alt: "", illustration: "no" },\n  { fiel: "van.jpg", alt: "A van.", illustration: true },\n
  10 photos 2 alt
  11: row 4 (van.jpg): file is missing: it must be the name of a picture in content/photos, like kitchen-window.jpg
  11 photos 3 fiel
prices | surcharges: [ | surcharges: [{ id: "eightWeeks", name: "Loft" },
  9: surcharges, row 1 (eightWeeks): id is "eightWeeks", the id of a frequency: choose another
prices | surcharges: [ | surcharges: [{ id: "size", name: "Loft" },
  9: surcharges, row 1 (size): id must be one word of letters and digits that begins with a letter, like sixWeeks, other than home, size, picture, frequency, quote and about, not "size"
prices | home: "Terraced" | home: "Not listed"
  32: homes, row 3, rows, row 1 (Not listed): home must be a name with a letter from a to z or a digit, other than Not listed, not "Not listed"
prices | needs: "conservatory" | replacesFirst: true
  54: extras, row 3 (conservatory-roof): replacesFirst belongs to a question: write one, or remove replacesFirst
prices | homes: [ | homes: [{ rows: [{ home: "Any", extension: 1, conservatory: 1 }] }], /* | extrasHeading | */ extrasHeading |     { id: "fourWeeks", every: "4 weeks" },\n    { id: "eightWeeks", every: "8 weeks" },\n |
  5 priceGuide frequencies
  55: example: home is "3 Bed Semi Detached", which is not a home in the tables: write "Any"
prices | true, picture: "extension" | false | true, picture: "conservatory" | false
  42: extras, row 1 (gutter-clearing), price, bySize, row 1 (Terraced): extended is for homes with a surcharge that countsAsExtended, and none does: remove it
  43 priceGuide extras 0 price bySize 1 extended
  44 priceGuide extras 0 price bySize 2 extended
  45 priceGuide extras 0 price bySize 3 extended
prices | needs: "conservatory" | needs: "a" }, { id: "a", name: "A", price: 5, needs: "conservatory-roof"
  54: extras, row 3 (conservatory-roof): needs is "a", which in turn needs "conservatory-roof": remove one of them
  54: extras, row 4 (a): needs is "conservatory-roof", which in turn needs "a": remove one of them
services | price: "regular", | price: "regular", headings: ["Detatched"],
  10: row 1 (traditional-window-cleaning), headings, row 1: is "Detatched", which is not a heading in content/prices.ts: write "Detached"
services | price: "conservatory-roof" | price: "conservatory-roof", headings: ["Detached"]
  26: row 3 (conservatory-cleaning): headings belong to the price "regular": remove them
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
  21 services 2 description
services | photo: "gutter.jpg" | photo: "gutters.jpg"
  32 services 3 photo
services | photo: "gutter.jpg" | photo: "gutter.jpg", before: "gutter.jpg"
  32: row 4 (gutter-cleaning): before is the same picture as photo: write another
services | id: "gutter-cleaning" | id: "windows-inside"
  29: row 4 (windows-inside): id is "windows-inside", the id of an extra in content/prices.ts: choose another
services | id: "gutter-cleaning" | id: "extras"
  29 services 3 id
services | price: "gutter-clearing" | price: { times: 2, frequency: "monthly" }
  33 services 3 price frequency
prices | "windows-inside" | "your-price"
  49 priceGuide extras 1 id
business | whatsApp: true | insurance: { insurer: "Aviva", cover: "£5m", validUntil: "10/12/2026" }
  6: insurance: validUntil must be a date that exists, year first, like "2026-12-31", not "10/12/2026" (write "2026-12-10" for 10 December, or "2026-10-12" for 12 October)
prices | "Detached", picture: "detached" | "", picture: "detached" | size: "5 Bed" | size: "" | "3 Bed Semi Detached" | "3 Bed Detached"
  57 priceGuide example home
prices | "6 Bed" | "5-Bed"
  28: homes, row 2 (Detached), rows, row 4 (5-Bed): home has the address "5-bed-detached", as 5 Bed Detached has: let their names differ in a letter from a to z or a digit
`;

/** What is accepted, perhaps with advice. */
const accepted = String.raw`
prices | fourWeeks: 15, | fourWeeks: "£15.00 ",
prices | fourWeeks: 15, | fourWeeks: "Price on request.",
prices | extension: 2.5, conservatory: 5 | extension: "+£2", conservatory: "N/A"
prices | price: { times: 2 } | price: "1,050"
prices | times: 2 | times: "2", frequency: ""
prices | every: "8 weeks" | every: "every 8 weeks"
prices | heading: "Detached", picture: "detached", | heading: "", picture: "", | lastChanged: "2026-03-02" | lastChanged: "" | extrasHeading: "Additional Services" | extrasHeading: ""
  40: extras, row 1 (gutter-clearing): price is on request for these homes, which have no size, or one without a row here: 2 Bed Semi Detached, 6 Bed
business | whatsApp: true | hours: "", people: [], insurance: "", rating: { stars: "4.9", number: "1,234", source: "Google", link: "hill.co.uk", month: "11/2099" }
business | whatsApp: true | hours: [{ days: "Mon-Fri", from: "8am", to: "17:30" }]
business | "020 7946 0123" | "016977 2345"
  5: phone has 10 digits, and nearly all numbers have 11: is that right?
business | whatsApp: true | areas: ["York", "King's Lynn", "Bury St. Edmunds", "Ynys Môn", "M1", "yo21", "EC1A"]
business | whatsApp: true | textMessages: true, mobile: "07712 345678"
prices | fourWeeks: 16, | fourWeeks: "on request",
prices | fourWeeks: 12, eightWeeks: 18 | fourWeeks: 52, eightWeeks: 72
  18: homes, row 1 (Semi Detached), rows, row 2 (3 Bed): fourWeeks is £52, four times as much as is usual in its column, or more: is that right?
prices | fourWeeks: 12, eightWeeks: 18 | fourWeeks: 1.2, eightWeeks: 18
  18: homes, row 1 (Semi Detached), rows, row 2 (3 Bed): fourWeeks is £1.20, a quarter of what is usual in its column, or less: is that right?
prices | houseOnly: 60, extended: 80 | houseOnly: 280, extended: 300
  43: extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): houseOnly is £280, four times as much as is usual in its column, or more: is that right?
prices | houseOnly: 60, extended: 80 | houseOnly: 279, extended: 300
prices | minimum: 50 | minimum: 50.01, maximum: 10
  53: extras, row 3 (conservatory-roof), price: minimum is £50.01, more than 10 of them cost, which is the most that you price: is that right?
prices | minimum: 50 | minimum: 50, maximum: 10
prices | home: "6 Bed" | home: "6 Bed detached"
services | photo: "gutter.jpg" | photo: "pole.png"
  3: no page shows these pictures; use them in content/services.ts or remove their rows: gutter.jpg
services | price: "regular", | price: "regular", headings: ["Semi Detached", "Detached"],
prices | needs: "conservatory" | needs: "a" }, { id: "a", name: "A", price: 5, needs: "gutter-clearing"
reviews | [] | [{ name: "A", text: "B", month: "2020-01", source: "C" }]
  3: the newest is from January 2020, and visitors look for recent ones: add one
questions | (/prices) | (/services#gutter-cleaning)
questions | (/prices) | (/faq#what-if-it-rains)
questions | (/prices) | (/prices#extras)
questions | (/prices) | (/prices#first-clean)
questions | (/prices) | (/prices?home=2-bed-semi-detached#your-price)
questions | (/prices) | (/contact#main)
questions | (/prices) | (/contact#your-message)
pages | title: "Our services" | title: "Υπηρεσίες ✓ Tŷ"
  19: services: title has Υ π η ρ ε σ ί ς ✓ in it, which the site’s previews in messages leave out
`;

it.each(edits(mistakes))('refused: %s', async (edit) => {
  const { file, edited, sentences } = read(edit);
  const { problems } = await reportAfter(file, edited);
  const isNamed = (row: number) => sentences[row]?.includes(':');
  expect(problems.map((problem, row) => (isNamed(row) ? printed : placeOf)(problem))).toEqual(
    sentences,
  );
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

function placeOf({ line, path = [] }: Problem): string {
  return [line, ...path].join(' ');
}

function printed({ line, message }: Problem): string {
  return `${line}: ${message}`;
}
