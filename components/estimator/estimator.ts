/** Prices what is chosen in the estimator. Its form is the state: what was chosen before the script counts. */
import { features } from '../../lib/content/clean-options';
import type { PriceGuide } from '../../lib/content/price-guide';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { quoteRequest } from '../../lib/enquiry/prefill';
import { formatAmount } from '../../lib/prices/amount';
import { choicesToSearch, readChoices } from '../../lib/prices/choices';
import {
  cleanWords,
  extraLine,
  quoteFor,
  quoteSentences,
  type QuoteLine,
} from '../../lib/prices/quote';
import { anchors } from '../../lib/site/price-links';
import { enableSharing } from './enable-sharing';

const form = document.querySelector<HTMLFormElement>('form[data-guide]')!;
const guide: PriceGuide = JSON.parse(form.dataset.guide!);
const inputs = [...form.querySelectorAll('input')];

/** Fills in every price that the choices decide. */
function show(): void {
  const { home, ...choices } = readChoices(new FormData(form), guide);
  if (!home) return;
  const quote = quoteFor(guide, { home, ...choices });
  form.dataset.chosen = '';
  write('[data-title]', quote.title);
  write('[data-clean]', cleanWords(quote.clean));
  write('[data-sentences]', quoteSentences(quote).join(' '));
  writeLines('clean', quote.cleanLines.length > 1 ? quote.cleanLines : []);
  writeLines('visit', quote.visitLines);
  fillMessageLinks(quoteRequest(quote), form);
  for (const feature of features) {
    const sign = home[feature] === 'on request' ? '' : '+';
    write(`[data-price=${feature}]`, sign + formatAmount(home[feature]));
  }
  for (const extra of guide.extras) {
    const { amount } = extraLine(extra, { home, ...choices });
    write(`[data-price="${extra.id}"]`, formatAmount(amount));
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-home]')) {
    row.toggleAttribute('data-chosen', row.dataset.home === home.id);
  }
}

/** Writes only what has changed: a screen reader announces a sentence once. */
function write(selector: string, text: string): void {
  const place = form.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}

function writeLines(name: string, lines: QuoteLine[]): void {
  const list = form.querySelector(`[data-lines=${name}]`)!;
  list.replaceChildren(
    ...lines.map(({ name, amount, basis }) => {
      const line = document.createElement('div');
      line.append(element('dt', name), element('dd', formatAmount(amount)));
      if (basis) line.append(element('dd', basis));
      return line;
    }),
  );
}

function element(tagName: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tagName), { textContent: text });
}

function addressOfChoices(): string {
  const search = choicesToSearch(readChoices(new FormData(form), guide), guide);
  return `${location.origin}${location.pathname}?${search}#${anchors.estimator}`;
}

/** Chooses what the address names, unless the visitor has chosen already. */
function chooseFromAddress(): void {
  const values = new URLSearchParams(location.search);
  const isTouched = inputs.some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );
  if (isTouched || !values.has('home')) return;
  const choices = readChoices(values, guide);
  if (!choices.home) {
    write('[data-title]', 'Home no longer listed. Choose yours');
    return;
  }
  const search = choicesToSearch(choices, guide);
  for (const input of inputs) {
    const value = search.get(input.name);
    if (input.type === 'text') input.value = value ?? '';
    else input.checked = value === input.value;
  }
}

chooseFromAddress();
show();
form.addEventListener('input', () => {
  show();
  try {
    history.replaceState(history.state, '', addressOfChoices());
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
});
// Firefox restores what was chosen only then.
addEventListener('pageshow', show);
enableSharing(form, addressOfChoices);
form.dataset.live = '';
