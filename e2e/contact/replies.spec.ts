import { sendTimeout } from '../../lib/enquiry/send-enquiry';
import { type ScenarioId, scenarioOf } from '../../lib/preview/form-scenarios';
import { expect, test } from './contact-form-page';

/** One of each kind that the page treats differently; `read-reply.test.ts` has the others. */
const failures = [
  'type-email',
  'form-not-found',
  'markup',
  'spam',
  'server-error',
  'hang',
  'hang-midway',
  'reset-after-reading',
  'redirect-without-cors',
] as const satisfies ScenarioId[];

for (const id of failures) {
  const { ending, fault, delivers } = scenarioOf(id);
  const hangs = fault === 'hang' || fault === 'hang-midway';

  test(`after the reply “${id}”, the message counts as ${ending} and nothing is lost`, async ({
    page,
    contact,
    formService,
  }) => {
    formService.use(id);
    if (hangs) await page.clock.install();
    await contact.openWithScript();
    await contact.send();
    if (hangs) {
      await expect.poll(() => formService.requests()).toHaveLength(1);
      await page.clock.runFor(sendTimeout - 1_000);
      await expect(contact.submit).toBeDisabled();
      await page.clock.runFor(1_500);
    }
    const problem = contact.alert.or(contact.summary);
    await expect(problem.and(page.locator(':focus'))).toHaveCount(1);
    await contact.expectNothingLost();
    const words = (await problem.allInnerTexts()).join();
    expect(/could not confirm|holding your message/.test(words)).toBe(ending === 'unconfirmed');
    await expect(contact.form.locator('img')).toHaveCount(0);
    await expect(contact.thanks).toHaveCount(0);
    expect(await formService.requests()).toHaveLength(1);
    expect(await formService.messages()).toHaveLength(delivers ? 1 : 0);
  });
}

test('an error is shown at its field and, in the same words, in the summary', async ({
  contact,
  formService,
}) => {
  formService.use('several-fields');
  await contact.openWithScript();
  await contact.send();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary.getByRole('link')).toHaveText([
    /^Email should be an email address/,
    /^Message should not be empty/,
  ]);
  await expect(contact.alert).toContainText('blocked your message');
  for (const name of ['email', 'message'] as const) {
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
    const link = contact.summary.getByRole('link', { name: new RegExp(`^${name}`, 'i') });
    await expect(contact.field(name)).toHaveAccessibleDescription(await link.innerText());
  }
  for (const name of ['name', 'address'] as const) {
    await expect(contact.field(name)).not.toHaveAttribute('aria-invalid');
    await expect(contact.field(name)).toHaveAccessibleDescription('');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message is still in the form when the visitor goes back', async ({
    page,
    problems,
    contact,
    formService,
  }) => {
    problems.expect(/Failed to load resource: the server responded with a status of/);
    formService.use('type-email');
    await contact.open();
    await contact.send();
    await expect(page.getByRole('heading', { name: 'There was a problem' })).toBeVisible();
    await page.goBack();
    await contact.expectTyped();
    expect(await formService.messages()).toEqual([]);
  });
});
