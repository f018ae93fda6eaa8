import { LINE_ATTEMPT_STATES } from '@hidamari/domain/messaging';
import { expect, it } from 'vitest';
import { lineUnlinkedMessage } from '../mail/index.ts';
import { askUnlinkMessage, linkEndedMessage } from './line-words.ts';

const PORTAL = 'https://portal.example.org';

it('LINEに送る言葉は、だれからかを言い、病気のことを一つも言わない（G54、0066）', () => {
  const ends = LINE_ATTEMPT_STATES.flatMap((state) =>
    state === 'none' || state === 'waiting' ? [] : [linkEndedMessage(state, PORTAL)],
  );
  for (const text of [...ends, askUnlinkMessage(PORTAL), lineUnlinkedMessage()]) {
    expect(text).toMatch(/^ひだまりです。\n/);
    expect(text).not.toMatch(/がん|病|治療|診察|相談/);
  }
});
