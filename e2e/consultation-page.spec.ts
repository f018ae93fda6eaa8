import { SCROLL_HEADER_OFFSET_PX } from '@hidamari/domain/limits';
import type { Page } from '@playwright/test';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { passHostedLogin } from './portal/members.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { setPageTime } from './portal/page-time.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const PAGE = '/treatment/hidamari';

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chatOf = (page: Page) => page.getByRole('dialog', { name: 'チャットで相談する' });

/** The order of decision G89; できること and できないこと stand side by side, in a part of their own. */
const PARTS = {
  hatch: [
    '相談でできること、できないこと',
    'できること',
    'できないこと',
    '話を聞く相談員',
    '受付時間',
    '電話で相談する',
    'チャットで相談する',
    '相談前メモ',
    '記録と秘密',
    '急に具合が悪くなったときは',
  ],
  chofu: [
    '相談でできること、できないこと',
    'できること',
    'できないこと',
    '話を聞く相談員',
    '受付時間',
    '電話で相談する',
    'メールで相談する',
    '相談前メモ',
    '記録と秘密',
    '急に具合が悪くなったときは',
  ],
} as const;

/** How a consultation goes stands between them. */
const COURSE = ['相談の流れ', '電話をかける', 'いまのことを話す', '一緒に整理する'];

for (const [variant, parts] of Object.entries(PARTS)) {
  const key = variant as keyof typeof PARTS;
  // @proves screen /treatment/hidamari
  test(`${variant} のご利用案内は、決めた順に並び、案内のついた場所へ、見出しの見えるところで着く（G89）`, {
    tag: coreIf(variant === 'hatch', '@both-widths'),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(FRONT_DOORS[key]);
    await page.goto(addressOn(key, PAGE));
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const named = headings.slice(1).map((text) => text.replace(/^\d/, ''));
    expect(named.filter((text) => !COURSE.includes(text))).toEqual(parts);
    const places = { '#phone': '電話', '#chat': 'チャット', '#mail': 'メール' };
    for (const [hash, way] of Object.entries(places)) {
      const heading = page.getByRole('heading', { level: 2, name: `${way}で相談する` });
      await page.goto(addressOn(key, '/articles'));
      await page.goto(addressOn(key, `${PAGE}${hash}`));
      await untilHydrated(page);
      if (!(parts as readonly string[]).includes(`${way}で相談する`)) {
        await expect(heading).toHaveCount(0);
        continue;
      }
      await expect(heading).toBeInViewport({ ratio: 1 });
      const off = async () => {
        const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
        return Math.abs(top - SCROLL_HEADER_OFFSET_PX);
      };
      await expect.poll(off, `px off its place: ${hash}`).toBeLessThanOrEqual(2);
    }
  });
}

// @proves screen /treatment/hidamari
test('訪問者には、手もとにあるとよいものを示し、チャットはログインしてひらく', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', `${PAGE}#chat`));
  await untilHydrated(page);
  await expect(partOf(page, '相談前メモ').getByRole('listitem')).toHaveCount(5);
  await expect(partOf(page, '相談前メモ').getByRole('textbox')).toHaveCount(0);
  const chat = partOf(page, 'チャットで相談する');
  await expect(chat).toContainText('お答えするのは、いつも相談員です。');
  await expect(chat).toContainText('月・火・木・金・土 9:00〜20:00');
  await chat.getByRole('link', { name: 'ログインして、チャットをひらく' }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, DEMO_MEMBERS.hatch.login, DEMO_PASSWORD);
  await expect(chatOf(page)).toBeVisible();
  await expect(page).toHaveURL(addressOn('hatch', '/questions'));
});

// @proves screen /treatment/hidamari
test(
  '会員のチャットは、ご利用案内の上でひらき、時間外には、いつお返事するかを先に言う（G126）',
  { tag: '@both-widths' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await setPageTime(page, '2026-11-23T10:00:00+09:00');
    await page.goto(addressOn('hatch', PAGE));
    await untilHydrated(page);
    const chat = partOf(page, 'チャットで相談する');
    await expect(chat).toContainText('受付時間になったらお返事します（次は11月24日（火）9:00から）。');
    await chat.getByRole('link', { name: 'チャットをひらく' }).click();
    await expect(chatOf(page).getByLabel('いまのこと、聞きたいこと')).toBeVisible();
    await expect(page).toHaveURL(addressOn('hatch', PAGE));
    await page.keyboard.press('Escape');
    await expect(chat.getByRole('link', { name: 'チャットをひらく' })).toBeFocused();
  },
);

// @proves screen /treatment/hidamari
test(
  '相談前メモに書いたことは、相談の窓のメモと同じで、どちらに書いても失われない',
  { tag: '@both-widths' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', PAGE));
    const own = partOf(page, '相談前メモ').getByLabel('聞きたいこと');
    await own.fill('・つぎの薬のこと');
    await expectSound(page, 'the page about consultations, with a memo');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: '下のメニュー' }).getByRole('link', { name: '相談' }).click();
    const inPanel = page.getByRole('dialog', { name: '相談する' }).getByLabel('聞きたいこと');
    await expect(inPanel).toHaveValue('・つぎの薬のこと');
    await inPanel.fill('・仕事を休むときの手当');
    await page.keyboard.press('Escape');
    await expect(own).toHaveValue('・仕事を休むときの手当');
    await page.reload();
    await expect(own).toHaveValue('・仕事を休むときの手当');
  },
);
