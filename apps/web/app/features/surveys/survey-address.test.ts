import { expect, it } from 'vitest';
import { linkPartsOf, serviceSurveyOf, surveyHref } from './survey-address.ts';

const ADDRESS =
  'hash_base_account_id=abc&exp=1764&signature=s%2Bg&case_id=c1&sf_survey_response_id=r1&type=life&mind=9&utm=x';

// @proves state survey link
it('リンクの部分だけを、変えずに持ち歩く（G91）', () => {
  const parts = linkPartsOf(new URLSearchParams(ADDRESS));
  expect(parts).toEqual({
    hash_base_account_id: 'abc',
    exp: '1764',
    signature: 's+g',
    case_id: 'c1',
    sf_survey_response_id: 'r1',
  });
  const next = new URL(surveyHref('/survey/service/feedback', 'life', parts), 'http://localhost');
  expect(next.pathname).toBe('/survey/service/feedback');
  expect(linkPartsOf(next.searchParams)).toEqual(parts);
  expect(next.searchParams.get('type')).toBe('life');
  expect(next.search).not.toContain('mind');
});

it.each([
  ['', 'service'],
  ['type=life', 'life'],
  ['type=call', 'service'],
])('「%s」は %s', (search, survey) => {
  expect(serviceSurveyOf(new URLSearchParams(search))).toBe(survey);
});

it('リンクなしの会員の場合、住所には何も付かない', () => {
  expect(surveyHref('/survey/call/feedback', 'call', linkPartsOf(new URLSearchParams('')))).toBe(
    '/survey/call/feedback',
  );
});
