import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { loadSeenContents, loadSeenNews } from './load-seen.ts';

const CONTENTS = [
  { id: 'grief', kind: 'article' },
  { id: 'ancs', kind: 'service' },
  { id: 'body-notes', kind: 'article' },
];

function pageOf(member: object | null, answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const call = async ({ path }: { path: string }) => {
    asked.push(path);
    if (answers[path] === undefined) throw new AppError('unavailable');
    return answers[path];
  };
  return { asked, page: { member, api: { call } } as unknown as PageContext };
}

describe('前に開いたもののしるし（G95）', () => {
  // @proves call GET /viewed-contents
  it('記事とサービスを、分けて知る', async () => {
    const { page } = pageOf({}, { '/viewed-contents': CONTENTS });
    expect(await loadSeenContents(page, 'article')).toEqual(['grief', 'body-notes']);
    expect(await loadSeenContents(page, 'service')).toEqual(['ancs']);
  });

  it.each([
    ['訪問者', null],
    ['代わりに開いている担当者（G42）', { acting: { staffName: '担当者' } }],
  ])('%sには、何もたずねず、しるしもない', async (_, member) => {
    const { page, asked } = pageOf(member, { '/viewed-contents': CONTENTS, '/viewed-information': [] });
    expect(await loadSeenContents(page, 'article')).toBeNull();
    expect(await loadSeenNews(page)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('読めない場合、しるしはなく、画面は出る（G103）', async () => {
    const { page, asked } = pageOf({});
    expect(await loadSeenContents(page, 'service')).toBeNull();
    expect(await loadSeenNews(page)).toBeNull();
    expect(asked).toEqual(['/viewed-contents', '/viewed-information']);
  });
});
