import { defineContent } from "../lib/content/define-content";

defineContent("business", {
  name: "Exterior Property Cleaning",
  phone: "07700 900123",
  email: "hello@example.com",
  siteAddress: "https://www.example.com",
  formService: { formId: "example" },
  privacy: {},

  // Optional. To use a line, remove its two slashes. content/README.md explains each field.
  // mobile: "07700 900123",
  // mobileTakesCalls: true,
  // textMessages: true,
  // whatsApp: true,
  // logo: "logo.svg",
  // accentColour: "#ffd500",
  // areas: ["Your Town", "The Next Village", "ZZ99"],
  // hours: [{ days: "Monday to Friday", from: "08:00", to: "17:30" }],
  // replyWithin: "one working day",
  // callsBack: true,
  // promises: ["We text the day before", "No contract"],
  // person: { name: "Your first name", photo: "portrait.jpg", text: "Something about you." },
  // rating: { stars: 4.9, number: 195, source: "Google", link: "https://maps.app.goo.gl/your-page", month: "2026-11" },
  // insurance: { insurer: "Name of the insurer", cover: "public liability up to £2 million", validUntil: "2027-03-31" },
  // company: { name: "Your Company Limited", number: "01234567", registeredIn: "England and Wales", office: "1 Your Street, Your Town, ZZ9 9ZZ" },
  // address: "1 Your Street, Your Town, ZZ9 9ZZ",
  // vatNumber: "GB 123 4567 89",
  // memberships: [{ name: "Name of the trade body", number: "Your number", link: "https://www.example.org" }],
  // profiles: [{ name: "Facebook", link: "https://www.facebook.com/your-page" }],
  // customerLinks: [{ name: "Pay a bill", link: "https://www.example.com/pay" }],
  // notices: [{ firstDay: "2026-12-20", lastDay: "2027-01-02", away: true }],
  // oldAddresses: [{ from: "/window-cleaning.html", to: "/services" }],
});
