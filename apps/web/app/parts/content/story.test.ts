import { expect, it } from 'vitest';
import { isSamplePerson } from './sample-mark.ts';
import { articleMeta, noteOnStories } from './story.ts';

const STORY = {
  category: { id: 'story', name: '体験談' },
  contributor: 'つくしさん（見本）',
  reading_minutes: 4,
};
const ARTICLE = { category: { id: 'treatment', name: '治療' }, contributor: '編集部', reading_minutes: 6 };

it.each([
  ['つくしさん（見本）', true],
  ['つくしさん(見本) ', true],
  ['つくしさん', false],
  ['見本さん', false],
  ['', false],
])('「%s」は、見本として作った名前か: %s', (contributor, isSample) => {
  expect(isSamplePerson(contributor)).toBe(isSample);
});

it('見本の体験談の場合、個人の体験とは言わず、見本として作ったと言う（G99）', () => {
  const words = noteOnStories([STORY]);
  expect(words).toContain('見本として作った体験談です。');
  expect(words).not.toContain('個人の体験です');
  expect(words).toContain('治療の効果や経過は人によって違います。');
});

it('見本でない体験談の場合、個人の体験だと言う（G99）', () => {
  expect(noteOnStories([{ contributor: 'つくしさん' }])).toBe(
    '個人の体験です。治療の効果や経過は人によって違います。',
  );
});

it('どちらもある場合、見本がどれかを言い、ひとつもない場合、何も言わない（G99）', () => {
  expect(noteOnStories([STORY, { contributor: 'つくしさん' }])).toBe(
    '個人の体験です。（見本）とあるものは見本として作ったもので、実在の方のお話ではありません。治療の効果や経過は人によって違います。',
  );
  expect(noteOnStories([])).toBe('');
});

it('一覧の体験談には、開くまえから、だれの話かが見え、記事には出ない', () => {
  expect(articleMeta(STORY)).toBe('つくしさん（見本）・4分で読めます');
  expect(articleMeta(STORY, true)).toBe('つくしさん（見本）・4分で読めます・前に開きました');
  expect(articleMeta(ARTICLE)).toBe('6分で読めます');
});
