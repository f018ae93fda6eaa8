import { describe, expect, it } from 'vitest';
import { isTopicId, type TopicId } from '../topics/index.ts';
import type { SymptomKey } from '../treatment-logs/index.ts';
import {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  answeredTopics,
  fitOfTopic,
  isForReader,
  strongSymptoms,
  timeOfStatus,
} from './index.ts';

describe('記事を選ぶ時期', () => {
  it('治療の状況の七つが、どれかの時期に一度ずつ入る（G98）', () => {
    expect(ARTICLE_TIMES.flatMap(({ statuses }) => [...statuses])).toEqual([
      ...['suspected', 'just-diagnosed', 'before-treatment', 'treating', 'follow-up', 'recurrence'],
      'palliative',
    ]);
  });

  it.each([
    ['before-treatment', 'just-diagnosed'],
    ['palliative', 'palliative'],
    ['a-new-status', undefined],
    [null, undefined],
  ])('状況が %s の場合、%s', (status, time) => {
    expect(timeOfStatus(status)).toBe(time);
  });
});

describe('どなたのことか', () => {
  it.each([
    [['nausea', 'drug-therapy'], ['self']],
    [
      ['delirium', 'caregivers'],
      ['self', 'family'],
    ],
    [['caregivers', 'mind'], ['family']],
    [['parent-has-cancer'], ['family']],
    [['grief'], ['bereaved']],
    [['funeral-and-after', 'pension', 'grief'], ['bereaved']],
    // To tell one's family is the person's own matter.
    [['telling-family', 'telling-children'], ['self']],
    [[], ['self']],
  ] as [TopicId[], string[]][])('話題が %j の記事は、%j に向く', (topics, readers) => {
    const found = ARTICLE_READERS.filter(({ value }) => isForReader(topics, value));
    expect(found.map(({ value }) => value)).toEqual(readers);
  });
});

describe('話題で選ぶ', () => {
  it.each([
    ['そのことをまず書いた', ['fatigue', 'sleeplessness'], 'fatigue', 2],
    ['その下の話題をまず書いた', ['high-cost-medical-expense', 'work'], 'money', 2],
    ['そのことにもふれた', ['injury-allowance', 'sick-leave'], 'work', 1],
    ['ふれていない', ['fatigue'], 'money', 0],
    // The wider topic is no answer to who asks for one thing.
    ['広い話題だけの', ['money'], 'high-cost-medical-expense', 0],
    ['話題のない', [], 'money', 0],
  ] as [string, TopicId[], TopicId, number][])('%s記事', (_, topics, wanted, fit) => {
    expect(fitOfTopic(topics, wanted)).toBe(fit);
    expect(answeredTopics(topics).includes(wanted)).toBe(fit > 0);
  });

  it('選べる話題は、話題の表にあり、グループのあるがんは、二度並ばない', () => {
    expect([...ARTICLE_NEEDS, ...ARTICLE_CANCERS].filter((topic) => !isTopicId(topic))).toEqual([]);
    expect(ARTICLE_CANCERS).toContain('colorectal-cancer');
    expect(ARTICLE_CANCERS).not.toContain('lung-cancer');
    expect(ARTICLE_CANCERS).not.toContain('cancer');
  });
});

describe('記録に「中くらい」より強いと書いた症状', () => {
  const symptom = (key: SymptomKey, ...levels: number[]) => ({
    key,
    days: levels.map((level) => ({ level })),
  });

  it('一日でも「強い」があれば入り、「中くらい」までは入らない。並びは、もとのまま', () => {
    const found = strongSymptoms([
      symptom('fatigue', 1, 3),
      symptom('pain', 2, 2),
      symptom('insomnia', 4),
      symptom('cough'),
    ]);
    expect(found).toEqual([
      { key: 'fatigue', topic: 'fatigue' },
      { key: 'insomnia', topic: 'sleeplessness' },
    ]);
  });

  it('同じことを言う二つの症状は、ひとつになる', () => {
    expect(strongSymptoms([symptom('vomiting', 3), symptom('nausea', 4)])).toEqual([
      { key: 'vomiting', topic: 'nausea' },
    ]);
  });
});
