import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives the answer, or the fault, of work that is done in time, and leaves no timer', async () => {
  expect(await withinTime(Promise.resolve('answer'), 1_000)).toBe('answer');
  const fault = new TypeError('its own');
  await expect(withinTime(Promise.reject(fault), 1_000)).rejects.toBe(fault);
  expect(vi.getTimerCount()).toBe(0);
});

it('is unavailable once the time is over, and not before; a fault that comes later is nobody’s', async () => {
  const { promise: work, reject } = Promise.withResolvers<string>();
  const told = vi.fn();
  withinTime(work, 1_000).catch(told);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }));
  reject(new Error('too late'));
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
});
