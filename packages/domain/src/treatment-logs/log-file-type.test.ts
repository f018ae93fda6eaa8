import { describe, expect, it } from 'vitest';
import { LOG_FILE_HEAD_BYTES, logFileTypeOf } from './log-file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const heif = (...brands: string[]) => {
  const [major = '', ...others] = brands;
  const size = 16 + others.length * 4;
  return bytes(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${others.join('')}`);
};

describe('ファイルの種類（G65・F8）', () => {
  it.each([
    ['JPEG', bytes('\xff\xd8\xff\xe1'), 'image/jpeg'],
    ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['PDF', bytes('%PDF-1.7'), 'application/pdf'],
    ['iPhoneの写真', heif('heic', 'mif1', 'heic'), 'image/heic'],
    ['10ビットのHEIC', heif('heix', 'mif1'), 'image/heic'],
    ['mif1と名のるHEIC', heif('mif1', 'mif1', 'heic'), 'image/heic'],
    ['つづきのある写真', heif('msf1', 'hevc'), 'image/heic'],
  ])('%sの場合、名前によらず見わける', (_, head, type) => expect(logFileTypeOf(head)).toBe(type));

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['HTML', bytes('<!doctype html><script>')],
    ['AVIF', heif('avif', 'mif1')],
    ['mif1と名のるAVIF', heif('mif1', 'avif')],
    ['動画', heif('isom', 'mp42')],
    ['WebP', bytes('RIFF\0\0\0\0WEBP')],
    ['空のファイル', new Uint8Array()],
    ['頭の欠けたHEIC', bytes('\0\0\0\x18fty')],
  ])('%sの場合、どれでもないと答える', (_, head) => expect(logFileTypeOf(head)).toBeNull());

  it('大きさをいつわる頭でも、見る長さは決まっている', () => {
    const head = heif('heic', 'mif1');
    head.set([0xff, 0xff], 2);
    expect(logFileTypeOf(head.subarray(0, LOG_FILE_HEAD_BYTES))).toBe('image/heic');
  });
});
