import { describe, expect, test } from 'vitest';
import { proveInlineScripts } from './inline-scripts.ts';
import { type Cacheable, createPageCache } from './page-cache.ts';

const entry = (bytes: number, expiresAt = 1_000): Cacheable => ({ bytes, expiresAt });

describe('the page cache', () => {
  const fill = async (cache: ReturnType<typeof createPageCache>, key: string, keep: Cacheable) =>
    cache.fill(key, async () => ({ answer: keep, keep }));

  test('is bounded in entries, the longest unused first', async () => {
    const cache = createPageCache({ maxEntries: 2, maxBytes: 1_000 });
    await fill(cache, 'a', entry(1));
    await fill(cache, 'b', entry(1));
    cache.read('a', 0);
    await fill(cache, 'c', entry(1));
    expect(['a', 'b', 'c'].map((key) => cache.read(key, 0) !== null)).toEqual([true, false, true]);
  });

  test('is bounded in bytes, and keeps nothing larger than itself', async () => {
    const cache = createPageCache({ maxEntries: 10, maxBytes: 100 });
    await fill(cache, 'a', entry(60));
    await fill(cache, 'b', entry(60));
    await fill(cache, 'huge', entry(101));
    expect(['a', 'b', 'huge'].map((key) => cache.read(key, 0) !== null)).toEqual([false, true, false]);
    await fill(cache, 'b', entry(90));
    expect(cache.size).toBe(1);
  });

  test('an entry whose time is over is gone', async () => {
    const cache = createPageCache({ maxEntries: 10, maxBytes: 100 });
    await fill(cache, 'a', entry(1, 500));
    expect([cache.read('a', 499) !== null, cache.read('a', 500), cache.size]).toEqual([true, null, 0]);
  });

  test('a failed render is tried again', async () => {
    const cache = createPageCache({ maxEntries: 10, maxBytes: 100 });
    const failing = cache.fill('a', async () => {
      throw new Error('broke');
    });
    await expect(failing).rejects.toThrow('broke');
    await expect(fill(cache, 'a', entry(1))).resolves.toEqual(entry(1));
  });
});

describe('inline scripts of a cached page', () => {
  test('only marked scripts are hashed; the marker is gone from every element', () => {
    const marked =
      '<link nonce="m1"><script nonce="m1">a</script><script async="" nonce="m1" src="/x.js"></script>' +
      '<script>b</script><script nonce="other">c</script>';
    const { html, hashes } = proveInlineScripts(Buffer.from(marked), 'm1');
    expect(html.toString()).toBe(
      '<link><script>a</script><script async="" src="/x.js"></script><script>b</script><script nonce="other">c</script>',
    );
    expect(hashes).toEqual(['ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=']);
  });

  test('a page without scripts has none', () => {
    const page = Buffer.from('<p>あ</p>');
    expect(proveInlineScripts(page, 'm1')).toEqual({ html: page, hashes: [] });
  });
});
