// Came with the site: make what follows yours, then delete this line.
import { defineContent } from "../lib/content/define-content";

defineContent("business", {
  name: "Exterior Property Cleaning",
  phone: "07700 900123",
  email: "hello@example.com",
  siteAddress: "https://www.example.com",
  formService: { formId: "example" },
  privacy: {},

  // Optional. To use a line, remove its two slashes. content/README.md explains each field.
  // mobile: "07700 900456",
  // mobileTakesCalls: true,
  // textMessages: true,
  // whatsApp: true,
  // logo: "logo.svg",
  // accentColour: "#ffd500",
  // areas: ["Your Town", "Near Your Town"],
  // hours: [{ days: "Monday to Friday", from: "08:00", to: "17:30" }],
  // replyWithin: "one working day",
  // callsBack: true,
  // promises: ["We text the day before", "No contract"],
  // person: { name: "Your Name", photo: "portrait.jpg", text: "Your Name answers the phone." },
  // rating: { stars: 4.9, number: 195, source: "Google", link: "https://www.example.com/reviews", month: "2026-11" },
  // insurance: { insurer: "Your insurer", cover: "public liability up to £2 million", validUntil: "2027-03-31" },
  // company: { name: "Your Company Limited", number: "01234567", registeredIn: "England and Wales", office: "1 Your Street, Your Town, ZZ9 9ZZ" },
  // address: "1 Your Street, Your Town, ZZ9 9ZZ",
  // vatNumber: "GB 123 4567 89",
  // memberships: [{ name: "Your Trade Body", number: "Your number", link: "https://www.example.com" }],
  // profiles: [{ name: "Facebook", link: "https://www.example.com/your-page" }],
  // customerLinks: [{ name: "Pay a bill", link: "https://www.example.com/pay" }],
  // notices: [{ firstDay: "2026-12-20", lastDay: "2027-01-02", away: true }],
  // oldAddresses: [{ from: "/window-cleaning.html", to: "/services" }],
});
