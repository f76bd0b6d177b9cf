// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepDraft } from '../../lib/enquiry/draft';
import { fieldId, formFields, readEnquiry, sentFields } from '../../lib/enquiry/fields';
import { outdated, readEstimateQuery } from '../../lib/prices/estimate-query';
import { formService } from '../../lib/form-service/form-service';
import { prefillFrom } from '../../lib/enquiry/prefill';
import { enquiry, everyText } from '../../lib/testing/enquiry';
import { priceGuide } from '../../lib/testing/sample';
import { ContactForm } from './contact-form';
import { Field } from './field';
import { FallbackContact } from './fallback-contact';
import { EstimateSummary } from './estimate-summary';
import { Thanks } from './thanks';

const action = 'https://forms.example/f/abc';
const hiddenFields = { access_key: '12' };
const data = {
  phone: { href: 'tel:+447700900123', text: '07700 900123' },
  email: 'us@example.com',
  messageLinks: [],
  guide: priceGuide,
  topics: {},
};
/** The props of the summary and the thanks at an address. */
const propsAt = (search: string) => ({
  data,
  guide: priceGuide,
  estimateQuery: readEstimateQuery(search, priceGuide),
  writeAgain: () => {},
});

it('is a plain HTML form whose fields are labelled, required and suit autofill', () => {
  const html = renderToString(<ContactForm {...{ action, hiddenFields, data }} />);
  expect(html).toContain(`action="${action}" method="post"`);
  expect(html).not.toMatch(/javascript:|style=|novalidate| on\w+=/i);

  document.body.innerHTML = html;
  const inputs = ['Name', 'Email', 'Address', 'Message'].map((label) => {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    const { name, type, required, autocomplete } = input;
    expect(input.placeholder).toBe(label);
    return [name, type, required, autocomplete];
  });
  expect(inputs).toEqual([
    ['name', 'text', true, 'name'],
    ['email', 'text', true, 'email'],
    ['address', 'text', true, 'address-line1'],
    ['message', 'textarea', true, ''],
  ]);
  expect(screen.getByRole('button').textContent).toBe('SUBMIT');
});

it('sends its own fields and those of the form service, but no extension’s, no honeypot, and no spaces at the ends', () => {
  document.body.innerHTML = renderToString(<ContactForm {...{ action, hiddenFields, data }} />);
  const form = document.forms[0]!;
  form.insertAdjacentHTML('beforeend', '<input name="email" value="x"><input name="submit">');
  screen.getByLabelText<HTMLInputElement>('Email').value = ' ann@example.com ';
  const email = 'ann@example.com';
  document.querySelector<HTMLInputElement>(`[name="${formService.honeypot}"]`)!.value = 'x';
  const sent = { ...everyText(''), email, ...hiddenFields };
  expect(sentFields(form)).toEqual(Object.entries(sent));
});

it('a box that is not ticked is not sent; a draft ticks none, and unticks it once its message was sent', () => {
  document.body.innerHTML = renderToString(<ContactForm {...{ action, hiddenFields, data }} />);
  const form = document.forms[0]!;
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', value: 'Yes' });
  Object.assign(box, { id: fieldId('address'), name: 'address' });
  screen.getByLabelText('Address').replaceWith(box);
  const draft = keepDraft(form);
  box.click();
  expect(Object.fromEntries(sentFields(form)).address).toBe('Yes');
  expect(readEnquiry(form).address).toBe('Yes');
  draft.end();
  draft.reopen();
  expect([box.checked, box.value]).toEqual([false, 'Yes']);
  expect(Object.fromEntries(sentFields(form))).not.toHaveProperty('address');
  box.click();
  draft.keep();
  box.click();
  keepDraft(form);
  expect(box.checked).toBe(false);
  sessionStorage.clear();
});

it.each([
  ['text', false],
  ['tel', true],
])('with a field of the type %s and callsBack %j, no hint asks for a number', (type, callsBack) => {
  Object.assign(formFields.address, { type });
  const html = renderToString(<ContactForm {...{ action, hiddenFields, data, callsBack }} />);
  Reflect.deleteProperty(formFields.address, 'type');
  expect(html).not.toContain(formFields.message.hint);
});

it('a field that may be left empty says so, and a tick box has no placeholder', () => {
  const row = { label: 'Offers', type: 'checkbox', required: false };
  document.body.innerHTML = renderToString(<Field name="address" field={row} />);
  const box = screen.getByLabelText<HTMLInputElement>('Offers (optional)');
  expect([box.required, box.placeholder]).toEqual([false, '']);
});

it.each([
  [
    { reply: { within: 'one working day' }, away: 'We’re away soon.' },
    ['We’ll reply to ann@example.com within one working day.'],
  ],
  [{ away: 'We’re away.' }, ['We’ll reply to ann@example.com. We’re away.']],
  // Who writes without an estimate may be a customer already.
  [{ next: ['We agree a day.'] }, ['We’ll reply to ann@example.com.']],
])('with %o, the thanks say %j', (facts, sentences) => {
  const { container } = render(
    <Thanks enquiry={enquiry()} {...propsAt('')} data={{ ...data, ...facts }} />,
  );
  const headings = container.querySelectorAll('h2, h3');
  expect([...headings].map(({ textContent }) => textContent)).toEqual([
    'Thanks for your email!',
    'Your message',
    'What happens next',
  ]);
  const shown = [...container.querySelectorAll('h3 + p, li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(sentences);
});

it('a link does not offer to send a message that no longer fits it, even on a translated page', () => {
  document.body.innerHTML = renderToString(<ContactForm {...{ action, hiddenFields, data }} />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('Message');
  box.value = 'Short';
  render(<FallbackContact form={box.form!} data={data} />);
  const line = () => screen.getByRole('link', { name: data.email }).closest('li')!;
  const words = document.createTreeWalker(line(), NodeFilter.SHOW_TEXT).nextNode() as Text;
  const font = document.createElement('font');
  words.replaceWith(font);
  font.append('Diese Nachricht per E-Mail senden an');
  fireEvent.input(box, { target: { value: 'long '.repeat(400) } });
  expect(line().textContent).toBe('Email us@example.comCopy your message');
});

it('an outdated estimate shows a link to our prices with the valid choices, and no price', () => {
  const search = '?home=castle&frequency=eightWeeks&utm_source=x';
  const { container } = render(<EstimateSummary {...propsAt(search)} />);
  expect(container.innerHTML).toBe(
    `<a href="/prices?frequency=eightWeeks#your-price">See our prices</a>${outdated}`,
  );
});

it.each([
  [
    '?frequency=none&home=3-bed-semi-detached&extra=gutter-clearing',
    '£60 one-off3 Bed Semi DetachedPrice breakdown',
    `3 Bed Semi DetachedGutter clearing with vacuum (without extension or conservatory)£60${priceGuide.guideNote}`,
  ],
  // Without a price, the note about prices says nothing.
  [
    '?home=terraced',
    'We’ll quoteTerraced, every 4 weeksWhat you chose',
    'Terraced, every 4 weeksEach cleanwe’ll quote',
  ],
])('the summary of %s is %s, with what the visitor chose', (search, summary, breakdown) => {
  const { container } = render(<EstimateSummary {...propsAt(search)} />);
  expect(container.textContent).toBe(`${summary}Change${breakdown}`);
});

it.each([
  ['The gate sticks.', 1],
  ['', 1],
  // A line of the prefill that the visitor has changed stays in the message.
  ['or so', 0],
])(
  'the thanks draw the home, show an unchanged estimate as a breakdown, say what comes next, and quote the visitor’s words: %s',
  (words, breakdowns) => {
    const search = '?home=3-bed-semi-detached&frequency=fourWeeks&has=conservatory';
    const prefill = prefillFrom(readEstimateQuery(search, priceGuide), {})!;
    const message = breakdowns
      ? `${prefill}\n\n${words}`
      : prefill.replace('weeks', `weeks ${words}`);
    const props = { ...propsAt(search), data: { ...data, next: ['We agree a day.'] } };
    const { container } = render(<Thanks enquiry={enquiry({ message })} {...props} />);
    const drawn = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(drawn).toEqual(['#P-semi', '#P-conservatory']);
    expect(container.querySelectorAll('dl strong')).toHaveLength(breakdowns);
    expect(container.querySelectorAll('li')).toHaveLength(2 * breakdowns);
    const quoted = container.querySelector('blockquote')?.textContent ?? '';
    expect(quoted).toBe(breakdowns ? words : message);
  },
);
