import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { crisisClosings } from '../../parts/crisis/closed-cards.ts';
import { fetchCrisisRules } from '../../parts/crisis/crisis-reading.ts';
import { TestStorage } from '../../shell/forms/test-storage.fixture.ts';
import { forgetSurveyEnd, readSurveyEnd, saveSurveyEnd } from './survey-ends.ts';

beforeAll(fetchCrisisRules);

const WORDS = 'もう消えたいと思うことがあります。';
const cardAfter = (answers: Parameters<typeof saveSurveyEnd>[1]) => {
  saveSurveyEnd('call', answers);
  return readSurveyEnd().card;
};

describe('お礼の画面に残るカード（G119）', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', new TestStorage()));
  afterEach(() => {
    crisisClosings.forget();
    vi.unstubAllGlobals();
  });

  it('自分の言葉で書いた答えだけを見て、書いた言葉は残さない', () => {
    expect(cardAfter({ wait: 'long', opinion: 'ありがとうございました。' })).toBe('none');
    expect(cardAfter({ opinion: WORDS })).toBe('open');
    expect(Object.values(sessionStorage).join()).not.toContain(WORDS);
  });

  it('カードを閉じてあった言葉には、番号の一押しだけが残る', () => {
    crisisClosings.close(Symbol('ご意見'), { kind: 'wish', text: WORDS });
    expect(cardAfter({ opinion: WORDS })).toBe('closed');
  });

  it('つづきの質問が別のことでも、前に書いた言葉のカードは残り、画面を離れると消える', () => {
    cardAfter({ opinion: WORDS });
    expect(cardAfter({ amiss_words: '待ち時間が長かった。' })).toBe('open');
    forgetSurveyEnd();
    expect(readSurveyEnd().card).toBe('none');
  });
});
