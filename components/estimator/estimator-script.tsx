/**
 * Prices the choices in the estimator: first what the script finds, then what it shows, then what starts it. The inputs
 * are the state, so choices made before the script started count.
 */
import type { PriceGuide } from '../../lib/content/price-guide';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { formatAmount, surchargeWords } from '../../lib/prices/price-words';
import { type Estimate, calculatePrice, estimateIfChosen } from '../../lib/prices/estimate';
import { outdated, parametersOf, readEstimateQuery } from '../../lib/prices/estimate-query';
import {
  inputOf,
  readChoices,
  readCount,
  unlistedHome,
  type Choices,
} from '../../lib/prices/choices';
import * as parameters from '../../lib/prices/parameters';
import {
  requestLabel,
  countError,
  estimateInShort,
  estimateRequest,
  estimateSentences,
} from '../../lib/prices/estimate-words';
import { canHave } from '../../lib/content/homes';
import { EstimateBreakdown } from '../estimate-breakdown';
import { toDom } from '../to-dom';
import { enableSharing } from './enable-sharing';

const form = document.querySelector<HTMLFormElement>('form[data-guide]')!;
const guide: PriceGuide = JSON.parse(form.dataset.guide!);
const inputs = [...form.querySelectorAll('input')];
/** The path of the contact page, and the id of its form. */
const [contact = '', contactForm] = form.getAttribute('action')!.split('#');
/** The part of the form that has a data attribute, such as `breakdown` or `price="gutters"`. */
const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
const short = part('short')!;
/** The content of the bar while nothing is chosen. */
const shortWithoutChoice = [...short.childNodes];
/** The links to the contact page or its form, but not to its other parts; each with what it asks about. */
const contactLinks = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${contact}"]`)]
  .filter(({ pathname, hash }) => pathname === contact && ['', `#${contactForm}`].includes(hash))
  .map((link) => ({ link, about: link.search.replace('?', '&') }));
const estimateQuery = readEstimateQuery(location.search, guide);
/** After an estimate, links also say if nothing is chosen any more, so that the message drops the estimate too. */
let carriesChoices = estimateQuery.hasEstimate;

/** The inputs of a surcharge or an extra: its tick box, or those with its own name. */
function inputsOf(id: string): HTMLInputElement[] {
  return inputs.filter(
    ({ name, value }) =>
      name === parameters.extraPrefix + id ||
      (value === id && [parameters.has, parameters.extra].includes(name)),
  );
}

/** The values of all inputs. FormData would leave out disabled inputs, which another choice may enable. */
function inputValues(): URLSearchParams {
  const filled = inputs.filter(({ type, checked }) => checked || type === 'text');
  return new URLSearchParams(filled.map(({ name, value }) => [name, value]));
}

/** The choices as a query, after parameters that are not ours; if nothing is chosen, it still marks an estimate. */
function searchOfChoices(others?: URLSearchParams): string {
  const chosen = [...parametersOf(inputValues(), guide)];
  if (chosen.length === 0) chosen.push([parameters.extra, '']);
  return String(new URLSearchParams([...(others ?? []), ...chosen]));
}

/** The inputs' values when they were last shown, as text. */
let shownValues: string | undefined;
/** What they cost; undefined if nothing is chosen. */
let estimate: Estimate | undefined;

/** Shows the prices of the choices, unless they are shown already. */
function show(): void {
  const values = inputValues();
  if (String(values) === shownValues) return;
  shownValues = String(values);
  const choices = readChoices(values, guide);
  const { home, frequency } = choices;
  estimate = estimateIfChosen(guide, choices);
  showPrices(choices, values);
  showEstimate();
  showLinks();
  for (const row of document.querySelectorAll<HTMLElement>('[data-home]')) {
    row.toggleAttribute('data-chosen', frequency !== undefined && row.dataset.home === home?.id);
  }
}

/** Shows what each surcharge and extra costs, and disables what can't be chosen. A home can't be unchosen. */
function showPrices(choices: Choices, values: URLSearchParams): void {
  const { home, extras } = choices;
  const faults = estimateQuery.isOutdated && !hasChanged ? [outdated] : [];
  for (const { id } of guide.surcharges) {
    for (const input of inputsOf(id)) input.disabled = !canHave(home, id);
    if (home) write(part(`price="${id}"`), home === unlistedHome ? '' : surchargeWords(home, id));
  }
  for (const extra of guide.extras) {
    const { id, name, question } = extra;
    const { amount, workings } = calculatePrice(extra, guide, choices);
    const isPossible = extras.has(id);
    const fault = isPossible && readCount(extra, values) === undefined ? countError : '';
    if (fault) faults.push(`${name}: ${fault}`);
    for (const input of inputsOf(id)) {
      input.disabled = !isPossible;
      input.setCustomValidity(fault);
      input.ariaInvalid = fault ? 'true' : null;
      if (question) {
        input.closest('fieldset')!.hidden = !isPossible && hasChanged;
      }
    }
    const hasPrice = inputOf(extra) === 'count' ? extras.get(id) : isPossible;
    write(part(`price="${id}"`), fault || (hasPrice ? formatAmount(amount) : ''));
    write(part(`workings="${id}"`), workings ?? '');
  }
  write(part('faults'), faults.join(' '));
}

/** Shows the estimate in the breakdown and the bar, and announces it. */
function showEstimate(): void {
  part('result')!.toggleAttribute('data-chosen', estimate !== undefined);
  const words = estimate ? estimateInShort(estimate) : [];
  const [figure, fact] = words;
  const inShort = (
    <>
      <strong>{figure}</strong>
      {fact && <span>{fact}</span>}
    </>
  );
  short.replaceChildren(...(estimate ? toDom(inShort) : shortWithoutChoice));
  const askHref = `${contact}?${searchOfChoices()}#${contactForm}`;
  part('breakdown')!.replaceChildren(
    ...toDom(estimate && <EstimateBreakdown estimate={estimate} askHref={askHref} />),
  );
  write(part('ask'), requestLabel(estimate));
  write(part('announcement'), words.join('. '));
}

/** Adds the estimate to links: its words to messages, its choices to links to the contact form. */
function showLinks(): void {
  fillMessageLinks(estimate ? estimateRequest(estimate) : '');
  carriesChoices ||= estimate !== undefined;
  if (!carriesChoices) return;
  const search = searchOfChoices();
  for (const { link, about } of contactLinks) {
    link.setAttribute('href', `${contact}?${search}${about}#${contactForm}`);
  }
}

/** Puts the choices into the address, before a place on the page. */
function showInAddress(hash: string): void {
  try {
    history.replaceState(history.state, '', `?${searchOfChoices(estimateQuery.others)}${hash}`);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds (https://bugs.webkit.org/show_bug.cgi?id=156115);
    // the next change catches up.
  }
}

/** Writes a number, or ticks the values that are given and unticks others. */
function choose(some: HTMLInputElement[], values: string[]): void {
  for (const input of some) {
    if (input.type === 'text') input.value = values[0] ?? '';
    else input.checked = values.includes(input.value);
  }
}

/** Writes a text only if it has changed, since screen readers announce every text that is written. */
function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Whether the visitor has made a choice, even before the script started. */
let hasChanged = inputs.some(
  (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
);
if (!hasChanged) {
  for (const input of inputs) {
    const values = estimateQuery.valid.getAll(input.name);
    // A choice that the URL leaves out, such as the frequency, keeps its default.
    if (values.length > 0) choose([input], values);
  }
}
show();
part('day')!.textContent = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
enableSharing(form, () => ({
  text: estimate ? estimateSentences(estimate).join(' ') : '',
  url: `${location.origin}${location.pathname}?${searchOfChoices()}#${form.id}`,
}));
form.addEventListener('input', () => {
  hasChanged = true;
  show();
  showInAddress(`#${form.id}`);
});
// Back may lead to an address from before the last choice.
addEventListener('popstate', () => hasChanged && showInAddress(location.hash));
// After a number, Enter only closes the phone's keyboard: by default it would submit the form.
form.addEventListener('keydown', (event) => {
  const input = event.target as HTMLInputElement;
  if (event.key !== 'Enter' || input.type !== 'text') return;
  event.preventDefault();
  input.blur();
});
// Firefox restores form inputs only at this point.
addEventListener('pageshow', show);
form.dataset.live = '';
