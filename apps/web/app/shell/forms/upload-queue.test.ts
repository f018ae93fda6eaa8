import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

interface Running {
  name: string;
  signal: AbortSignal;
  progress: (percent: number) => void;
  arrive: (key: string) => void;
  fail: (error: unknown) => void;
}

/** A queue whose files arrive, or not, when the test says so. */
function underTest() {
  const running: Running[] = [];
  const sent: string[] = [];
  const line = { isOnline: true };
  const queue = new UploadQueue<string>({
    send: (file, { signal, onProgress }) =>
      new Promise((arrive, fail) => {
        running.push({ name: file.name, signal, progress: onProgress, arrive, fail });
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
    onSent: ({ place }, key) => void sent.push(`${place}:${key}`),
    failureOf: (error) => ({
      text: 'だめでした',
      canSendAgain: true,
      isLine: error instanceof AppError && error.code === 'network',
    }),
    isOnline: () => line.isOnline,
  });
  const states = () => queue.files.map(({ file, state }) => `${file.name} ${state.kind}`);
  /** Lets every answer that is there be taken. */
  const settle = () => new Promise((done) => setImmediate(done));
  const nth = (index: number) => running[index] as Running;
  return { queue, running, sent, line, states, settle, nth };
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name));

describe('いくつもの画像を送る（G65）', () => {
  it('三つずつ送り、一つ終わるごとに次を送る。終わったものは列から出る', async () => {
    const { queue, running, sent, states, settle, nth } = underTest();
    queue.add('images', files('a', 'b', 'c', 'd', 'e'));
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
    nth(1).arrive('key-b');
    await settle();
    expect(states()).toEqual(['a sending', 'c sending', 'd sending', 'e waiting']);
    expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(sent).toEqual(['images:key-b']);
  });

  it('小さいものが先に届いても、選んだ順に並ぶ。前からあるものは、いちばん前のまま', async () => {
    const { queue, settle, nth } = underTest();
    let kept = ['before'];
    queue.handOn((chosen, key) => {
      kept = queue.withSent(kept, key, chosen, (same) => same);
    });
    queue.add('images', files('a', 'b', 'c'));
    for (const index of [2, 0, 1]) {
      nth(index).arrive(`key-${'abc'[index]}`);
      await settle();
    }
    expect(kept).toEqual(['before', 'key-a', 'key-b', 'key-c']);
  });

  it('受け取る側が自分で列から出した場合も、次を送り、二度は渡さない', async () => {
    const { queue, running, states, settle, nth } = underTest();
    const taken: string[] = [];
    queue.handOn(({ id }, key) => {
      taken.push(key);
      queue.remove(id);
    });
    queue.add('images', files('a', 'b', 'c', 'd'));
    nth(0).arrive('key-a');
    await settle();
    expect(states()).toEqual(['b sending', 'c sending', 'd sending']);
    nth(3).arrive('key-d');
    await settle();
    expect(taken).toEqual(['key-a', 'key-d']);
    expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('すべて送り終えると、確かめていると言い、返事が来るまで待つ', async () => {
    const { queue, settle, nth } = underTest();
    queue.add('images', files('a'));
    nth(0).progress(40);
    expect(queue.files[0]?.state).toEqual({ kind: 'sending', percent: 40 });
    nth(0).progress(100);
    expect([queue.files[0]?.state.kind, queue.isBusy]).toEqual(['checking', true]);
    nth(0).arrive('key');
    await settle();
    expect([queue.files, queue.isBusy]).toEqual([[], false]);
  });

  it('送れなかった場合、選んだものを残し、押せば送り直す。ほかは続ける', async () => {
    const { queue, sent, states, settle, nth } = underTest();
    queue.add('test:1', files('a', 'b'));
    nth(0).fail(new AppError('server'));
    await settle();
    expect(states()).toEqual(['a failed', 'b sending']);
    queue.again(queue.files[0]?.id ?? '');
    nth(2).arrive('key-a');
    await settle();
    expect(sent).toEqual(['test:1:key-a']);
  });

  it('やめた場合、送るのを止めて忘れ、あとから届いても使わない', async () => {
    const { queue, sent, states, settle, nth } = underTest();
    queue.add('images', files('a', 'b'));
    queue.remove(queue.files[0]?.id ?? '');
    expect(nth(0).signal.aborted).toBe(true);
    nth(0).arrive('late');
    await settle();
    expect([states(), sent]).toEqual([['b sending'], []]);
  });

  it('電波がない場合、送らずに持っていて、もどったら送る。待つあいだ、保存を待たせない', async () => {
    const { queue, line, running, states } = underTest();
    line.isOnline = false;
    queue.add('images', files('a'));
    expect([states(), running.length, queue.isBusy]).toEqual([['a waiting'], 0, false]);
    line.isOnline = true;
    queue.resume();
    expect(states()).toEqual(['a sending']);
  });

  it('途中で電波が切れたものは、もどったら自分で送り直す。断られたものは送り直さない', async () => {
    const { queue, states, settle, nth } = underTest();
    queue.add('images', files('a', 'b'));
    nth(0).fail(new AppError('network'));
    nth(1).fail(new AppError('validation'));
    await settle();
    queue.resume();
    expect(states()).toEqual(['a sending', 'b failed']);
  });

  it('電波がもどったときにまだ送っている途中で、そのあと切れていたとわかった場合も、一度だけ自分で送り直す', async () => {
    const { queue, states, settle, nth } = underTest();
    queue.add('images', files('a'));
    queue.resume();
    nth(0).fail(new AppError('network'));
    await settle();
    expect(states()).toEqual(['a sending']);
    nth(1).fail(new AppError('network'));
    await settle();
    expect(states()).toEqual(['a failed']);
  });

  it('受け取る側がだめだった場合も、送れなかったことにする', async () => {
    const { queue, states, settle, nth } = underTest();
    queue.add('images', files('a'));
    queue.handOn(async () => {
      throw new AppError('unavailable');
    });
    nth(0).arrive('key');
    await settle();
    expect(states()).toEqual(['a failed']);
  });

  it('受け取る側だけがだめだった場合、送り直しても二度は送らず、同じものをもう一度渡す', async () => {
    const { queue, running, settle, nth } = underTest();
    const taken: string[] = [];
    let isThere = false;
    queue.handOn((_, key) => {
      if (!isThere) throw new AppError('unavailable');
      taken.push(key);
    });
    queue.add('images', files('a'));
    nth(0).arrive('key-a');
    await settle();
    isThere = true;
    queue.again(queue.files[0]?.id ?? '');
    await settle();
    expect([running.length, taken, queue.files]).toEqual([1, ['key-a'], []]);
  });

  it('置く場所がなくなった場合、そこへ送っていたものだけをやめる', async () => {
    const { queue, sent, states, settle, nth } = underTest();
    queue.add('test-1', files('a'));
    queue.add('images', files('b'));
    queue.removeAt('test-1');
    nth(0).arrive('key-a');
    nth(1).arrive('key-b');
    await settle();
    expect([states(), sent]).toEqual([[], ['images:key-b']]);
  });

  it('すべてやめた場合、何も残らない', async () => {
    const { queue, running, settle } = underTest();
    queue.add('images', files('a', 'b', 'c', 'd'));
    queue.stop();
    await settle();
    expect(queue.files).toEqual([]);
    expect(running.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});
