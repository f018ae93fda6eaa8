import { randomUUID } from 'node:crypto';
import { addDays, daysBetween } from '@hidamari/domain/japanese-dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Crm, CrmRefusedError, type CrmSurveyAnswer } from './port.ts';

/** One implementation under test. */
export interface CrmHarness {
  crm: Crm;
  /** The same CRM, reached as another server reaches it. */
  another: Crm;
  close(): Promise<void>;
}

/** An answer to the survey after a consultation (G101), with what could break on its way. */
export function anAnswer(change: Partial<CrmSurveyAnswer> = {}): CrmSurveyAnswer {
  return {
    id: randomUUID(),
    survey: 'call',
    member_type: 'insurance',
    answers: {
      easy_to_talk: 5,
      before: 0,
      again: null,
      may_contact: false,
      missing: ['説明が難しい', "it's; \\'"],
      words: '髙﨑さんの声に\n「ほっと」した "😌" \u2028',
    },
    revision: 1,
    is_complete: false,
    answered_on: '2026-11-20',
    ...change,
  };
}

/** What every CRM must do. */
export function crmConformance(name: string, open: () => Promise<CrmHarness>): void {
  describe(`${name}: CRM`, () => {
    let harness: CrmHarness;
    let crm: Crm;
    let month = 0;
    beforeAll(async () => {
      harness = await open();
      return () => harness.close();
    });
    beforeAll(async () => {
      crm = harness.crm;
    });

    /** Each test has a month of its own, long ago. */
    const aMonth = () => {
      month += 1;
      const start = new Date(Date.UTC(2000, month, 1)).toISOString().slice(0, 10);
      return { start, from: start, to: addDays(start, 27) };
    };
    const listed = ({ from, to }: { from: string; to: string }, survey: CrmSurveyAnswer['survey'] = 'call') =>
      crm.listSurveyAnswers({ survey, from, to });

    it('keeps an answer unchanged', async () => {
      const { start, ...time } = aMonth();
      const answer = anAnswer({ answered_on: start, is_complete: true, member_type: 'chofu' });
      await crm.putSurveyAnswer(answer);
      expect(await listed(time)).toEqual([answer]);
    });

    it('put twice is one', async () => {
      const { start, ...time } = aMonth();
      const answer = anAnswer({ answered_on: start });
      await crm.putSurveyAnswer(answer);
      await harness.another.putSurveyAnswer({ ...answer, id: answer.id.toUpperCase() });
      expect(await listed(time)).toEqual([answer]);
    });

    it('the newest revision stands, and an older one that comes late changes nothing', async () => {
      const { start, ...time } = aMonth();
      const first = anAnswer({ answered_on: start });
      const third = {
        ...first,
        revision: 3,
        answers: { words: 'あとから' },
        is_complete: true,
        answered_on: addDays(start, 1),
      };
      await crm.putSurveyAnswer(first);
      await crm.putSurveyAnswer(third);
      await harness.another.putSurveyAnswer({ ...first, revision: 2 });
      await crm.putSurveyAnswer(first);
      expect(await listed(time)).toEqual([third]);
    });

    it('the newest stands also when all revisions come at the same moment, from two servers', async () => {
      const { start, ...time } = aMonth();
      const answer = anAnswer({ answered_on: start });
      const revisions = [3, 6, 1, 5, 2, 4].map((revision) => ({
        ...answer,
        revision,
        answers: { revision },
      }));
      const puts = revisions.map((each, index) => async () => {
        const through = index % 2 === 0 ? crm : harness.another;
        // As the outbox does: what may be tried again is.
        for (let tries = 0; tries < 20; tries += 1) {
          try {
            return await through.putSurveyAnswer(each);
          } catch (error) {
            if (error instanceof CrmRefusedError) throw error;
          }
        }
        throw new Error('never taken');
      });
      await Promise.all(puts.map((put) => put()));
      expect((await listed(time)).map(({ revision, answers }) => [revision, answers])).toEqual([
        [6, { revision: 6 }],
      ]);
    });

    it('lists the answers of one survey from one day to another, both counted in, the oldest first', async () => {
      const { start, ...time } = aMonth();
      for (const days of [5, -1, 1, 0, 4, 2, 3, 6, 7])
        await crm.putSurveyAnswer(anAnswer({ answered_on: addDays(start, days) }));
      await crm.putSurveyAnswer(anAnswer({ answered_on: addDays(start, 3), survey: 'life' }));
      const daysOf = (answers: readonly CrmSurveyAnswer[]) =>
        answers.map(({ answered_on }) => daysBetween(start, answered_on));
      expect(daysOf(await listed({ from: start, to: addDays(start, 6) }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(daysOf(await listed({ from: start, to: start }))).toEqual([0]);
      expect(daysOf(await listed(time, 'life'))).toEqual([3]);
      expect(await listed(time, 'service')).toEqual([]);
    });

    it.each([
      ['a field that could say whose it is', { name: '花子' }],
      ['a key that is none', { id: "x' OR Survey__c != '" }],
      ['another survey', { survey: 'other' }],
      ['another kind of member', { member_type: 'staff' }],
      ['revision 0', { revision: 0 }],
      ['half a revision', { revision: 1.5 }],
      ['no day', { answered_on: '2000-02-30' }],
      ['an hour of the day', { answered_on: '2000-02-01T03:00:00Z' }],
      ['an answer within an answer', { answers: { a: { b: '花子' } } }],
      ['more words than one field can hold', { answers: { words: '花子'.repeat(65_536) } }],
    ])('refuses %s for good, keeps nothing and quotes nothing', async (_, change) => {
      const { start, ...time } = aMonth();
      const wrong = { ...anAnswer({ answered_on: start }), ...change } as CrmSurveyAnswer;
      const error = await crm.putSurveyAnswer(wrong).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(CrmRefusedError);
      expect(String(error)).toBe('CrmRefusedError: answer');
      expect(await listed(time)).toEqual([]);
    });
  });
}
