import { businessSchema } from '../lib/content/business';
import { defineContent } from '../lib/content/define-content';

export const business = defineContent('content/business.ts', businessSchema, {
  name: 'Exterior Property Cleaning',
  phone: '07700 900123',
  email: 'hello@example.com',
  siteAddress: 'https://www.example.com',
  formService: {
    name: 'Formspree',
    address: 'https://formspree.io',
    formId: 'example',
  },
  privacy: {},

  // Optional. To fill a line in, remove its two slashes; content/README.md explains each.
  // textMessages: true,
  // whatsApp: true,
  // logo: 'logo.svg',
  // accentColour: '#ffd500',
  // areas: ['Whitby', 'Sandsend', 'YO21'],
  // hours: [{ days: 'Monday to Friday', from: '08:00', to: '17:30' }],
  // replyWithin: 'one working day',
  // callsBack: true,
  // promises: ['We text the day before', 'No contract'],
  // insurance: { insurer: '', cover: 'public liability up to £2 million', validUntil: '2027-03-31' },
  // memberships: [{ name: '', number: '', link: '' }],
  // profiles: [{ name: 'Facebook', link: '' }],
  // notice: { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' },
});
