import { expect, it, vi } from 'vitest';
import { NO_DRAFTS_TEXT } from '../../../../shell/forms/use-draft.ts';
import { ThresholdForm } from '../contact-threshold/threshold-form.tsx';
import { drawForm } from '../form/drawn-log-form.fixture.tsx';
import { DraftNote } from './draft-saved.tsx';

const storage = vi.hoisted(() => ({ isThere: false }));
vi.mock(import('../../../../shell/forms/use-draft.ts'), async (original) => ({
  ...(await original()),
  useCanSaveDrafts: () => storage.isThere,
}));

it.each<[string, Parameters<typeof drawForm>[0]]>([
  ['病院から言われた目安', <ThresholdForm key="threshold" stored={null} />],
  ['治療ログと次の診察', <DraftNote key="note" isBeside={false} keptFor="days" />],
])('下書きを残せない端末の場合、残るとは言わない: %s', (_, form) => {
  storage.isThere = false;
  const drawn = drawForm(form);
  expect(drawn).toContain(NO_DRAFTS_TEXT);
  expect(drawn).not.toMatch(/下書きとして.*残ります/);
  storage.isThere = true;
  expect(drawForm(form)).toMatch(/この端末に(?:下書きとして)?残ります/);
});

it('タブにしか残せていない場合、30日残るとは言わない', () => {
  storage.isThere = true;
  const drawn = drawForm(<DraftNote isBeside={false} keptFor="tab" />);
  expect(drawn).toContain('このタブを閉じるまで下書きとして残ります');
  expect(drawn).not.toContain('30日');
});
