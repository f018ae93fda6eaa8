import * as z from '@hidamari/contract/zod';
import { AppError } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PortalForm, usePortalForm } from './portal-form.ts';

const schema = z.object({ title: z.string() });
type Form = PortalForm<{ title: string }, { title: string }>;

type Step = (form: Form) => void;

/** Takes the next step in each of its drawings; what a step changes has it drawn again. */
function Walker({ steps, onDrawn }: { steps: Step[]; onDrawn: (form: Form) => void }) {
  const form = usePortalForm({ initial: { title: '点滴' }, schema, order: ['title'] });
  onDrawn(form);
  steps.shift()?.(form);
  return null;
}

/** The form as it stands after these steps. */
function formAfter(...steps: Step[]): Form {
  const drawn: Form[] = [];
  renderToStaticMarkup(<Walker steps={steps} onDrawn={(form) => drawn.push(form)} />);
  const last = drawn.at(-1);
  if (!last) throw new Error('nothing was drawn');
  return last;
}

const refused = (form: Form) => form.takeFailure(new AppError('server', { detail: { request_id: 'r-1' } }));

describe('保存の失敗の記憶（仕様4・G104）', () => {
  it('失敗した場合、文と番号を持ち、書いたものは残る', () => {
    const form = formAfter(refused);
    expect(form.failure).toMatchObject({ requestId: 'r-1', canSendAgain: true });
    expect(form.failure?.text).toContain('保存できませんでした');
    expect(form.values).toEqual({ title: '点滴' });
  });

  // @proves state error state: cleared
  it.each([
    ['閉じた', (form: Form) => form.clearFailure()],
    ['もう一度送った', (form: Form) => void form.checkAll()],
  ])('%s場合、失敗の状態、文、名前のどれも残らない', (_, step) => {
    const form = formAfter(refused, step);
    expect(form.failure).toBeNull();
    expect(form.values).toEqual({ title: '点滴' });
  });
});
