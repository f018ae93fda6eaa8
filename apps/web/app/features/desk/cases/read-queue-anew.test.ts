import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { QUEUE_KEY } from './desk-queries.ts';
import { readQueueAnew } from './read-queue-anew.ts';

const client = new QueryClient();
afterEach(() => client.clear());

/** A queue on the page; each reading waits to be answered. */
function openQueue() {
  const answers: ((value: number) => void)[] = [];
  const cancelled = { times: 0 };
  const observer = new QueryObserver(client, {
    queryKey: [...QUEUE_KEY, 'open'],
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => {
        cancelled.times += 1;
      });
      return new Promise<number>((answer) => answers.push(answer));
    },
  });
  const close = observer.subscribe(() => undefined);
  return { answers, cancelled, close };
}

it('列のしらせが続けて来ても、読んでいる途中のものは取りやめず、終えてからもう一度だけ読む', async () => {
  const { answers, cancelled, close } = openQueue();
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(0);
  await expect.poll(() => client.getQueryData([...QUEUE_KEY, 'open'])).toBe(0);
  // The page asks by itself, and the news comes meanwhile.
  void client.refetchQueries({ queryKey: QUEUE_KEY });
  await expect.poll(() => answers).toHaveLength(2);
  const done = Promise.all([readQueueAnew(client), readQueueAnew(client), readQueueAnew(client)]);
  answers[1]?.(1);
  await expect.poll(() => answers).toHaveLength(3);
  void readQueueAnew(client);
  answers[2]?.(2);
  await expect.poll(() => answers).toHaveLength(4);
  answers[3]?.(3);
  await done;
  expect(cancelled.times).toBe(0);
  expect(answers).toHaveLength(4);
  expect(client.getQueryData([...QUEUE_KEY, 'open'])).toBe(3);
  close();
});
