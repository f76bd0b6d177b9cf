import type { Page } from '@playwright/test';

import { standInService } from '../../lib/site/build-kind';
import { ContactFormPage } from './contact-form-page';
import { type Scenario, type ScenarioId, scenarioOf } from '../../lib/preview/form-scenarios';
import { expect, failedReply, test } from '../test';

/** One of each kind; `form-scenarios.test.ts` goes through every reply. */
const replies = [
  'old-success',
  'type-email',
  'unknown-field',
  'form-not-found',
  'too-many-requests',
  'markup',
  'old-held',
  'html',
  'server-error',
  'hang',
  'hang-midway',
  'reset-before-reading',
  'reset-after-reading',
  'drop-midway',
  'redirect-without-cors',
] as const satisfies ScenarioId[];

/** Text of a parser, of the runtime, for developers, or none at all. */
const notForVisitors =
  /JSON|token|Error:|TypeError|Exception|fetch|abort|undefined|null|NaN|\[object|AJAX|HTTP|\d{3} |<|_[A-Z]/;

for (const id of replies) {
  const { ending, fault, delivers } = scenarioOf(id);
  const hangs = fault === 'hang' || fault === 'hang-midway';

  test(`a reply of the kind “${id}” leaves the message ${ending}`, async ({
    page,
    problems,
    formService,
  }) => {
    problems.expect(failedReply);
    formService.use(id);
    if (hangs) await page.clock.install();
    const contact = new ContactFormPage(page);
    await contact.openWithScript();
    await contact.fill();
    await contact.submit.click();
    if (hangs) {
      await expect.poll(() => formService.requests()).toHaveLength(1);
      await page.clock.runFor(19_000);
      await expect(contact.submit).toBeDisabled();
      await page.clock.runFor(1_500);
    }

    if (ending === 'accepted') await expect(contact.thanks).toBeFocused();
    else await expectFailure(contact, ending);
    expect(await formService.requests()).toHaveLength(1);
    expect(await formService.messages()).toHaveLength(delivers ? 1 : 0);
  });
}

async function expectFailure(contact: ContactFormPage, ending: Scenario['ending']) {
  const problem = contact.alert.or(contact.summary);
  await expect(problem.first()).toBeVisible();
  await expect(problem.and(contact.page.locator(':focus'))).toHaveCount(1);
  await contact.expectNothingLost();
  const words = (await problem.allInnerTexts()).join('\n').replace('There is a problem', '');
  expect(words).toMatch(/\w+ .{15,}/);
  if (ending === 'unconfirmed') expect(words).toMatch(/could not confirm|holding your message/);
  else expect(words).not.toContain('could not confirm');
  const isMarkup = words.includes('<img src=x onerror="document.title=1">');
  if (!isMarkup) expect(words).not.toMatch(notForVisitors);
  await expect(contact.page.locator('form img')).toHaveCount(0);
  await expect(contact.thanks).toHaveCount(0);
}

test('each field at fault has its words beside it and in the summary', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  formService.use('several-fields');
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary.getByRole('link')).toHaveText([
    /^Email should be an email address/,
    /^Message should not be empty/,
  ]);
  await expect(contact.alert).toContainText('blocked your message');
  for (const name of ['email', 'message'] as const) {
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
    const words = await contact.summary.getByRole('link', { name: new RegExp(`^${name}`, 'i') });
    await expect(contact.field(name)).toHaveAccessibleDescription(await words.innerText());
  }
  for (const name of ['name', 'address'] as const) {
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'false');
    await expect(contact.field(name)).toHaveAccessibleDescription('');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that posts itself passes a captcha on the service’s page', async ({
    page,
    formService,
  }) => {
    formService.use('new-form');
    await post(page);
    await page.getByRole('button', { name: 'I’m not a robot' }).click();
    await expect(page).toHaveURL(`${standInService}/thanks`);
    expect(await formService.messages()).toHaveLength(1);
  });

  for (const id of ['type-email', 'form-not-found', 'server-error'] as const) {
    test(`a message that posts itself in vain (${id}) is still in the form on the way back`, async ({
      page,
      problems,
      formService,
    }) => {
      problems.expect(/Failed to load resource: the server responded with a status of/);
      formService.use(id);
      const contact = await post(page);
      await expect(page.getByRole('heading', { name: 'There was a problem' })).toBeVisible();
      await page.goBack();
      await contact.expectTyped();
      expect(await formService.messages()).toEqual([]);
    });
  }
});

async function post(page: Page) {
  const contact = new ContactFormPage(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  return contact;
}
