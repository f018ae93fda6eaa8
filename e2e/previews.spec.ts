import { addressOn } from './portal/addresses.ts';
import { heading } from './portal/navigation.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';

const DRAFTS = [
  ['/articles-preview/draft-summer-heat', 'sample-article-draft', '暑い日の過ごし方（書きかけの見本）'],
  ['/service-preview/draft-shopping-help', 'sample-service-draft', '買い物の手伝い（書きかけの見本）'],
] as const;

// @proves screen /articles-preview/:id
// @proves screen /service-preview/:id
test(
  '公開前のプレビューは、編集の担当者が鍵つきの住所で開いたときだけ見える（G27）',
  { tag: '@both-widths' },
  async ({ page, openVisit }, info) => {
    const editor = await openVisit();
    await becomeStaff(editor, {
      login: `preview-${newPerson(info).phone}@e2e.example`,
      name: '編集',
      role: 'editor',
    });
    for (const [path, key, title] of DRAFTS) {
      const address = addressOn('hatch', `${path}?draftKey=${key}`);
      await editor.goto(address);
      await expect(heading(editor)).toHaveText(title);
      await expect(editor.getByText('公開前のプレビューです')).toBeVisible();
      await expect(editor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      expect((await editor.request.get(addressOn('hatch', `${path}?draftKey=wrong`))).status()).toBe(404);
      expect((await editor.request.get(addressOn('hatch', path))).status()).toBe(404);
      expect((await page.request.get(address)).status()).toBe(404);
    }
  },
);

test(
  '公開ずみの記事とサービスは、違う鍵のプレビューとしては見えない',
  { tag: '@both-widths' },
  async ({ openVisit }, info) => {
    const editor = await openVisit();
    await becomeStaff(editor, {
      login: `preview-${newPerson(info).phone}-key@e2e.example`,
      name: '編集',
      role: 'editor',
    });
    for (const path of ['/articles-preview/sleepless-night', '/service-preview/bill-reading']) {
      const answer = await editor.request.get(addressOn('hatch', `${path}?draftKey=wrong`));
      expect(answer.status(), path).toBe(404);
    }
  },
);

test('会員にも、公開前のプレビューは見えない', { tag: '@both-widths' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  for (const [path, key] of DRAFTS) {
    const answer = await page.request.get(addressOn('hatch', `${path}?draftKey=${key}`));
    expect(answer.status(), path).toBe(404);
  }
});
