import { describe, expect, it, vi } from 'vitest';
import { AppError } from './index.ts';

describe('AppError', () => {
  it('ほかの束に写された同じ誤りも、同じ誤りとして見分ける', async () => {
    vi.resetModules();
    const copy = await import('./app-error.ts');
    expect(copy.AppError).not.toBe(AppError);
    const foreign: unknown = new copy.AppError('not_found');
    expect(foreign instanceof AppError).toBe(true);
  });

  it.each([
    [new Error('not_found')],
    [{ name: 'AppError', code: 'not_found', facts: {} }],
    [null],
    ['AppError'],
  ])('誤りでないものは見分ける: %s', (thing: unknown) => {
    expect(thing instanceof AppError).toBe(false);
  });

  it('状態は、コードの表から決まる', () => {
    expect(new AppError('conflict').status).toBe(409);
    expect(new AppError('too_many', { retryAfter: 30 }).facts.retryAfter).toBe(30);
  });
});
