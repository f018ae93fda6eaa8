import { EMERGENCY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import { StartConsultation } from './start-consultation.tsx';

const draw = (isBelowEmergency?: boolean) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <StartConsultation onOpened={() => {}} {...(isBelowEmergency && { isBelowEmergency })} />
    </QueryClientProvider>,
    { member: memberOf('general') },
  );

const countOf = (drawn: string, words: string) => drawn.replaceAll(/<[^>]*>/g, '').split(words).length - 1;

// @proves state emergency numbers
it('はじめての文を書く欄では、緊急の案内が、書く欄より先に、一度だけある（G118）', () => {
  const drawn = draw();
  expect(countOf(drawn, SUDDEN_CHANGE_TEXT)).toBe(1);
  expect(countOf(drawn, EMERGENCY_TEXT)).toBe(1);
  const places = ['href="tel:119"', '<textarea', '相談員に送る'].map((piece) => drawn.indexOf(piece));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('画面が先に案内している場合、欄では繰り返さない', () => {
  expect(countOf(draw(true), SUDDEN_CHANGE_TEXT)).toBe(0);
});
