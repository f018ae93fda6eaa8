import { POPUPS, type Popup, type PopupButton, popupById } from '@hidamari/domain/popups';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { PopupCard } from './popup-card.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { claimThisView, popupView, untilNoPopup } from './popup-of-view.ts';
import { drawingNamed } from './popup-picture.tsx';
import type { ShownPopup } from './shown-popup.ts';

const CONTENTS = {
  contents_id: 'breast/first steps',
  title: '乳がんと言われたら',
  category_name: 'くらし',
  image_url: 'https://images.example/steps.png',
};

const popupOf = (id: number): Popup => popupById(id) as Popup;
const drawCard = (popup: Popup, contents: ShownPopup['contents'] = undefined) =>
  drawOnPage(<PopupCard shown={{ popup, contents }} onPress={() => {}} onClose={() => {}} />);
const drawDialog = (popup: Popup) =>
  drawOnPage(<PopupDialog shown={{ popup, contents: undefined }} onPress={() => {}} onClose={() => {}} />);
/** With its first button changed. */
const withButton = (change: Partial<PopupButton>): Popup => {
  const popup = popupOf(6);
  return { ...popup, buttons: [{ ...popup.buttons[0], ...change }, popup.buttons[1]] };
};

describe('案内の見た目（仕様3、G76・G81）', () => {
  // @proves state pop-up: drawn from its table
  it.each(POPUPS.map((popup) => [popup.id, popup] as const))('%iの絵は、部品の絵の中にある', (_, popup) => {
    expect(drawingNamed(popup.image)).not.toBeNull();
  });

  // @proves state pop-up: drawn from its table
  it('すぐに出るものは、名前のある重なる画面で、言葉と二つのボタンがある', () => {
    const html = drawDialog(popupOf(1));
    for (const words of [
      '<dialog',
      'ようこそ',
      popupOf(1).text,
      '使い方を見る',
      '（約1分）',
      'あとで見る',
      '閉じる',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="/faq#start"');
    expect(html).toContain('data-fit="cover"');
  });

  // @proves state pop-up: drawn from its table
  it('読んでいる途中に出るものは、重なる画面ではなく、名前のある囲み', () => {
    const html = drawCard(popupOf(2));
    expect(html).toMatch(/<aside[^>]*aria-labelledby/);
    expect(html).not.toContain('<dialog');
    expect(html).not.toContain('autofocus');
    expect(html).toContain('data-fit="contain"');
  });

  // @proves state pop-up: drawn from its table
  it('文は空白を除いて40文字までで、切ったところに「…」がつく', () => {
    const html = drawCard({ ...popupOf(6), text: `${'い　'.repeat(41)}` });
    expect(html).toContain(`<p>${'い'.repeat(40)}…</p>`);
  });

  // @proves state pop-up: drawn from its table
  it('青は鍵のボタン、白はふつうのボタン、閉じるだけのものは行き先がない', () => {
    const html = drawCard(popupOf(6));
    expect(html).toMatch(/<a [^>]*href="\/treatment\/hidamari"[^>]*data-kind="key"/);
    expect(html).toMatch(/<button [^>]*data-kind="plain"/);
  });

  // @proves state pop-up: drawn from its table
  it('LINEのボタンは、色をぬらず、LINEの印がつく（ui 16）', () => {
    const html = drawDialog(popupOf(14));
    expect(html).toMatch(/<a [^>]*href="\/line\/session"[^>]*data-kind="plain"/);
    expect(html).toContain('ui-line-mark');
    expect(html).not.toContain('data-kind="key"');
  });

  // @proves state pop-up: drawn from its table
  it('外のサイトへのボタンは、別ウィンドウで開くと言い、元のページを知らせない', () => {
    const html = drawCard(withButton({ isExternal: true, link: 'https://example.com/' }));
    expect(html).toMatch(/href="https:\/\/example.com\/" target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('（別ウィンドウで開きます）');
    expect(drawCard(popupOf(6))).not.toContain('別ウィンドウ');
  });
});

describe('おすすめの記事（G76）', () => {
  // @proves state pop-up: drawn from its table
  it('記事の絵と分野を見せ、記事へ進み、病気の名前と題名は、どこにも出さない', () => {
    for (const id of [8, 9, 10, 11, 12]) {
      const html = drawCard(popupOf(id), CONTENTS);
      expect(html).toContain('href="/articles/breast%2Ffirst%20steps"');
      expect(html).toContain('src="https://images.example/steps.png" alt=""');
      expect(html).toContain('くらし');
      expect(html).toContain('おすすめの記事');
      expect(html).not.toMatch(/がん|血液|題名/);
    }
  });

  // @proves state pop-up: drawn from its table
  it('絵のない記事では、案内の絵を見せる', () => {
    const html = drawCard(popupOf(8), { ...CONTENTS, image_url: '' });
    expect(html).not.toContain('<img');
    expect(html).toContain('ui-illustration');
  });
});

describe('同じ画面の、ほかの案内（G20）', () => {
  it('ポップアップがないと分かるまで、ほかの案内は待つ。画面を離れると、待つのをやめる', async () => {
    popupView.begin();
    const leaving = new AbortController();
    const told: string[] = [];
    void untilNoPopup(leaving.signal).then(() => told.push('left'));
    leaving.abort();
    const waiting = untilNoPopup(new AbortController().signal).then(() => told.push('stays'));
    popupView.tellOf('coming');
    await Promise.resolve();
    expect(told).toEqual([]);
    popupView.tellOf('none');
    await waiting;
    expect(told).toEqual(['stays']);
  });

  it.each(['unknown', 'coming', 'shown'] as const)(
    '%s のあいだ、ほかの案内は、この画面に出られない',
    (state) => {
      popupView.begin();
      popupView.tellOf(state);
      expect([claimThisView(), popupView.read().isTaken]).toEqual([false, false]);
    },
  );

  it('ポップアップがないと分かれば出られ、それからは、この画面にポップアップは出ない', () => {
    popupView.begin();
    popupView.tellOf('none');
    expect([claimThisView(), popupView.read().isTaken]).toEqual([true, true]);
    popupView.begin();
    expect(popupView.read().isTaken).toBe(false);
  });
});
