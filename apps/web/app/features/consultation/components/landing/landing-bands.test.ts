import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../../parts/content/cleaned-html.fixture.ts';
import { answerColumns, heroAndRest, landingBands, type ShownSection } from './landing-bands.ts';

const told = (...kinds: ShownSection['kind'][]): ShownSection[] =>
  kinds.map((kind, at) => ({ id: `${kind}-${at}`, kind, title: kind, body: asCleaned('<p>あ</p>') }));

const kindsOf = (sections: readonly ShownSection[]) => sections.map(({ kind }) => kind);

describe('紹介ページの帯', () => {
  it('いつもの順の場合、合うものどうしを一つの帯にする', () => {
    const bands = landingBands(
      told('situations', 'can-do', 'flow', 'supporters', 'faq', 'cost', 'privacy', 'sign-up', 'emergency'),
    );
    expect(bands.map(({ key, sections }) => [key, kindsOf(sections)])).toEqual([
      ['situations', ['situations']],
      ['course', ['can-do', 'flow']],
      ['supporters', ['supporters']],
      ['answers', ['faq', 'cost', 'privacy']],
      ['end', ['sign-up', 'emergency']],
    ]);
  });

  it('順が変わった場合も、その順のままにする', () => {
    const bands = landingBands(told('emergency', 'flow', 'text', 'can-do', 'text', 'hero'));
    expect(bands.map(({ sections }) => kindsOf(sections))).toEqual([
      ['emergency'],
      ['flow'],
      ['text'],
      ['can-do'],
      ['text', 'hero'],
    ]);
  });

  it('はじめの画面には、一つ目だけが立つ', () => {
    const { hero, rest } = heroAndRest(told('text', 'hero', 'hero'));
    expect([hero?.id, rest.map(({ id }) => id)]).toEqual(['hero-1', ['text-0', 'hero-2']]);
  });

  it('費用と個人情報は一つの列に、質問は別の列に置く', () => {
    const columns = answerColumns(told('cost', 'faq', 'faq', 'cost', 'privacy'));
    expect(columns.map(({ key, sections }) => [key, kindsOf(sections)])).toEqual([
      ['facts', ['cost']],
      ['questions', ['faq', 'faq']],
      ['facts', ['cost', 'privacy']],
    ]);
  });
});
