import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { QueuePart } from './queue-address.ts';
import { QueueNarrowing, QueuePaging } from './queue-narrowing.tsx';

const draw = (part: QueuePart, total: number) =>
  drawOnPage(<QueuePaging part={part} meta={{ page: part.page, per_page: 50, total }} />);
/** Its words in order, and where its links lead. */
const shown = (html: string) => [
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')),
];

it.each([
  [1, 0, ['', []]],
  [1, 50, ['', []]],
  [1, 51, ['1–50 / 51件 次の50件', ['/desk?view=mine&channel=chat&page=2']]],
  [
    2,
    102,
    [
      '前の50件 51–100 / 102件 次の50件',
      ['/desk?view=mine&channel=chat', '/desk?view=mine&channel=chat&page=3'],
    ],
  ],
  [3, 102, ['前の50件 101–102 / 102件', ['/desk?view=mine&channel=chat&page=2']]],
  // Emptied meanwhile: back to the last page that has something.
  [3, 50, ['前の50件', ['/desk?view=mine&channel=chat']]],
  [900, 102, ['前の50件', ['/desk?view=mine&channel=chat&page=3']]],
  [2, 0, ['前の50件', ['/desk?view=mine&channel=chat']]],
])('%i ページめで全 %i 件の場合、となりのページへ、しぼったまま進める', (page, total, wanted) => {
  expect(shown(draw({ view: 'mine', channel: 'chat', page }, total))).toEqual(wanted);
});

it.each([
  [
    'チャットでしぼった場合、だれの担当かを選んでも、チャットのまま、はじめのページから出す',
    { view: 'mine', channel: 'chat', page: 3 },
    ['/desk?channel=chat', '/desk?view=working&channel=chat'],
    ['/desk?view=mine', '/desk?view=mine&channel=chat'],
  ],
  [
    '受け方でしぼっていない場合、だれの担当かを選んでも、すべての受け方を出す',
    { view: 'open', page: 1 },
    ['/desk', '/desk?view=working'],
    ['/desk', '/desk?channel=chat'],
  ],
] as const)('%s', (_, part, views, channels) => {
  const [, links] = shown(drawOnPage(<QueueNarrowing part={part} counts={undefined} />));
  expect(links?.slice(0, 2)).toEqual(views);
  expect(links?.slice(4)).toEqual(expect.arrayContaining([...channels]));
});
