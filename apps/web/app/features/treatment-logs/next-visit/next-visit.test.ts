import type { ApiClient } from '@hidamari/contract/client';
import {
  type NextVisit,
  type NextVisits,
  nextVisitInput,
  type TreatmentLog,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { FULL_VISIT } from '../../../../../../packages/contract/src/treatment-logs/full-visit.fixture.ts';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { saveWithoutGoneVisit } from '../components/form/use-treatment-log-form.ts';
import { logInputOf } from '../log-form/log-input.ts';
import { applyDeletedLog, applySavedLog } from '../treatment-logs-queries.ts';
import { applyDeletedVisit, applySavedVisit, nextVisitsQuery, visitQuery } from './next-visit-queries.ts';
import { readLogOfVisit, readVisitAddress, visitHref } from './visit-address.ts';
import { BLANK_VISIT, visitFieldName, visitFormOf, visitInputOf } from './visit-form-values.ts';
import { knownPlaces, logFormOfVisit, visitCounts, visitMoment, visitPlace } from './visit-words.ts';

const ID = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';
const TODAY = '2026-11-20';

function aVisit(change: Partial<NextVisit> = {}): NextVisit {
  return {
    id: ID,
    visit_date: '2026-11-24',
    visit_time: '10:30',
    hospital: 'ひなた総合病院',
    department: '乳腺外科',
    purpose: '診察',
    companion: '娘',
    memo: '受付は2階',
    status: 'planned',
    questions: [{ id: ID, text: '旅行に行けますか', asked: true, answer: '行ける', order: 0 }],
    belongings: ['診察券'],
    treatment_log_id: null,
    updated_at: '2026-11-20 10:00:00',
    version: 3,
    ...change,
  };
}

describe('次の診察のフォーム', () => {
  it('すべての項目が書いてある診察をフォームにして、何も変えずに送る場合、ひとつも消えない', () => {
    expect(nextVisitInput(TODAY).parse(visitInputOf(visitFormOf(FULL_VISIT)))).toEqual(FULL_VISIT);
  });

  it('何も書いていない場合、受診日だけをたずねる', () => {
    const checked = nextVisitInput(TODAY).safeParse(visitInputOf(BLANK_VISIT));
    const asked = new Set(checked.error?.issues.map(({ path }) => path.join('.')));
    expect([...asked]).toEqual(['visit_date']);
  });

  it('空の聞きたいことは送らず、順番は並びのとおり。まちがいは画面の番号で示す', () => {
    const blank = { id: ID, text: ' ', asked: false, answer: '' };
    const values = {
      ...BLANK_VISIT,
      visit_date: '2026-11-24',
      questions: [blank, { ...blank, text: '一' }, { ...blank, answer: '答えだけ' }],
    };
    const sent = visitInputOf(values).questions as { text: string; order: number }[];
    expect(sent.map(({ text, order }) => [text, order])).toEqual([
      ['一', 0],
      [' ', 1],
    ]);
    expect(visitFieldName('questions.1.text', values)).toBe('questions.2.text');
    expect(visitFieldName('memo', values)).toBe('memo');
  });

  it.each([
    ['', 'nearest'],
    ['visit=new', 'new'],
    [`visit=${ID}`, { id: ID }],
    ['visit=../admin', 'nearest'],
  ])('アドレスの「%s」は %j', (search, wanted) => {
    const read = readVisitAddress(new URLSearchParams(search));
    expect(read).toEqual(wanted);
    expect(readVisitAddress(new URL(visitHref(read), 'http://localhost').searchParams)).toEqual(read);
  });

  it('記録のアドレスは、番号のときだけ診察を指す', () => {
    expect(readLogOfVisit(new URLSearchParams(`visit=${ID}`))).toBe(ID);
    expect(readLogOfVisit(new URLSearchParams('visit=new'))).toBeNull();
  });
});

describe('診察のあとの記録', () => {
  it('日付、病院、診療科が入り、そのまま保存できる', () => {
    const log = logInputOf(logFormOfVisit(aVisit({ visit_date: TODAY }), TODAY));
    expect(treatmentLogInput(TODAY).parse(log)).toMatchObject({
      log_date: TODAY,
      log_time: '10:30',
      is_visiting_hospital_log: true,
      visit: { hospital_name: 'ひなた総合病院', department: '乳腺外科', kind: 'outpatient' },
      next_visit_id: ID,
    });
  });

  it('まだ先の診察の場合、記録の日付は今日になる', () => {
    expect(logFormOfVisit(aVisit(), TODAY).log_date).toBe(TODAY);
  });
});

describe('診察がほかの画面で消されていた記録', () => {
  const input = treatmentLogInput(TODAY).parse(logInputOf(logFormOfVisit(aVisit(), TODAY)));
  const refusing = (fields: Record<string, string[]>) => {
    const sent: (string | undefined)[] = [];
    const send = async (given: typeof input) => {
      sent.push(given.next_visit_id);
      if (given.next_visit_id) throw new AppError('validation', { fields });
      return { id: ID } as TreatmentLog;
    };
    return { sent, send };
  };

  it('診察だけが断られた場合、診察を外して保存する', async () => {
    const { sent, send } = refusing({ next_visit_id: ['invalid'] });
    expect(await saveWithoutGoneVisit(input, send)).toEqual({ id: ID });
    expect(sent).toEqual([ID, undefined]);
  });

  it('ほかにも直すところがある場合、そのまま知らせる', async () => {
    const { sent, send } = refusing({ next_visit_id: ['invalid'], title: ['too_long'] });
    await expect(saveWithoutGoneVisit(input, send)).rejects.toMatchObject({ code: 'validation' });
    expect(sent).toEqual([ID]);
  });
});

describe('次の診察のことば', () => {
  it('日時、場所、数を言う。ないものは言わない', () => {
    expect(visitMoment(aVisit())).toBe('2026年11月24日（火） 10:30');
    expect(visitMoment(aVisit({ visit_time: undefined }))).toBe('2026年11月24日（火）');
    expect(visitPlace(aVisit())).toBe('ひなた総合病院　乳腺外科');
    expect(visitPlace(aVisit({ hospital: undefined }))).toBe('乳腺外科');
    expect(visitCounts(aVisit())).toBe('聞きたいこと 1つ・持ちもの 1つ');
    expect(visitCounts(aVisit({ questions: [] }))).toBe('持ちもの 1つ');
    expect(visitCounts(aVisit({ questions: [], belongings: [] }))).toBeNull();
  });

  it('前と同じところは、近い順にひとつずつ、3つまで', () => {
    const at = (hospital: string | undefined) => aVisit({ hospital, department: undefined });
    const visits: NextVisits = {
      next: at('い'),
      later: [at('ろ'), at('い'), at(undefined)],
      past: [at('は'), at('い'), at('に')],
      past_total: 3,
    };
    expect(knownPlaces(visits).map(({ hospital }) => hospital)).toEqual(['い', 'ろ', 'は']);
  });
});

describe('読みなおし（仕様4）', () => {
  /** A query that somebody looks at, and how often it was asked for. */
  function watched() {
    const client = createQueryClient();
    let asked = 0;
    const api = {
      call: async () => {
        asked += 1;
        return { next: null, past: [], later: [], data: [], asked };
      },
    } as unknown as ApiClient;
    const observers = [
      nextVisitsQuery(api),
      { queryKey: ['treatment-logs', 'list'], queryFn: () => api.call({} as never, {} as never) },
    ];
    const leave = observers.map((query) => new QueryObserver(client, query as never).subscribe(() => {}));
    const end = () => {
      for (const stop of leave) stop();
    };
    return { client, asked: () => asked, leave: end };
  }

  it.each([
    ['記録を保存した', applySavedLog, { id: ID }],
    ['記録を削除した', applyDeletedLog, ID],
    ['診察を保存した', applySavedVisit, aVisit()],
    ['診察を削除した', applyDeletedVisit, ID],
  ] as const)('%s場合、カードと一覧を、もう一度たずねる', async (_, take, given) => {
    const page = watched();
    await expect.poll(() => page.asked()).toBe(2);
    await (take as (client: unknown, given: unknown) => Promise<void>)(page.client, given);
    expect(page.asked()).toBe(4);
    page.leave();
  });

  it('保存した診察は、たずねなおす前から新しい中身で見える', async () => {
    const client = createQueryClient();
    const never = { call: () => new Promise(() => {}) } as unknown as ApiClient;
    await applySavedVisit(client, aVisit({ memo: '新しい' }));
    expect(client.getQueryData(visitQuery(never, ID).queryKey)).toMatchObject({ memo: '新しい' });
  });
});
