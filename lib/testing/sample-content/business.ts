import { defineContent } from "../../content/define-content";

defineContent("business", {
  name: "Hill & Daughter",
  phone: "020 7946 0123",
  whatsApp: true,
  email: "hello@example.com",
  siteAddress: "https://www.example.com",
  formService: { formId: "example" },
  privacy: { responsible: "Jo Hill", kept: "for 12 months" },
});
