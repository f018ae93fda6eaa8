import { describe, expect, it } from 'vitest';
import { sizeForSquare, storedPictureSize, thumbnailPart } from './index.ts';

const size = (width: number, height: number) => ({ width, height });

describe('預かる画像の大きさ（G65）', () => {
  it.each([
    ['ふつうの写真は、長い辺で決まる', size(4_032, 3_024), size(3_000, 2_250)],
    ['小さい写真は、そのまま', size(800, 600), size(800, 600)],
    ['細長い小さな画像も、そのまま', size(40, 9_000), size(40, 9_000)],
    ['検査アプリの長い画面は、読める幅のまま', size(1_170, 20_000), size(958, 16_384)],
    ['長い画面でも、広さが許せば、もとの幅のまま', size(1_080, 9_000), size(1_080, 9_000)],
    ['幅の広い長い画面は、読める幅まで小さくする', size(1_440, 8_000), size(1_080, 6_000)],
    ['横に長いパノラマも、短い辺を残す', size(12_000, 2_500), size(5_184, 1_080)],
  ])('%s', (_what, before, after) => {
    expect(storedPictureSize(before)).toEqual(after);
  });

  it.each([
    ['長すぎて、字が読めなくなる', size(1_170, 30_000)],
    ['細いものが、もっと細くなる', size(300, 20_000)],
  ])('%s場合、預からない', (_what, before) => {
    expect(storedPictureSize(before)).toBeNull();
  });

  it('丸い写真は、長い辺で決まり、長い画像でも、切り抜く幅は残る', () => {
    expect(sizeForSquare(size(1_170, 20_000), 512)).toEqual(size(256, 4_376));
    expect(sizeForSquare(size(4_000, 3_000), 512)).toEqual(size(512, 384));
    expect(sizeForSquare(size(200, 300), 512)).toEqual(size(200, 300));
  });

  it('小さな画像は、長いものの、はじめだけを示す', () => {
    expect(thumbnailPart(size(958, 16_384))).toEqual(size(958, 1_916));
    expect(thumbnailPart(size(5_184, 1_080))).toEqual(size(2_160, 1_080));
    expect(thumbnailPart(size(3_000, 2_250))).toEqual(size(3_000, 2_250));
  });
});
