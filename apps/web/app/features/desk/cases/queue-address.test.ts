import { describe, expect, it } from 'vitest';
import { caseHref, queueHref, readQueuePart } from './queue-address.ts';

const read = (query: string) => readQueuePart(new URLSearchParams(query));
const ID = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';

describe('列のどこを見ているかは、アドレスにある', () => {
  it.each([
    ['', { view: 'open', channel: undefined, page: 1 }],
    ['view=mine&channel=phone&page=3', { view: 'mine', channel: 'phone', page: 3 }],
    ['view=all&channel=fax&page=0', { view: 'open', channel: undefined, page: 1 }],
    ['page=1.5', { view: 'open', channel: undefined, page: 1 }],
    ['page=10001', { view: 'open', channel: undefined, page: 1 }],
  ])('「%s」を読む', (query, part) => {
    expect(read(query)).toEqual(part);
  });

  it('ふつうのところは、アドレスに書かない', () => {
    expect(queueHref({ view: 'open', page: 1 })).toBe('/desk');
    expect(queueHref({ view: 'closed', channel: 'mail', page: 2 })).toBe(
      '/desk?view=closed&channel=mail&page=2',
    );
    expect(caseHref(ID)).toBe(`/desk/cases/${ID}`);
    expect(caseHref(ID, { view: 'mine' })).toBe(`/desk/cases/${ID}?view=mine`);
    expect(caseHref(ID, read('channel=chat&page=2'))).toBe(`/desk/cases/${ID}?channel=chat&page=2`);
  });
});
