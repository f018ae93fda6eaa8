import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { onTestFinished } from 'vitest';

/** Writes a file of these lines, ended as Windows does, and answers its path; it is there until the test ends. */
export function aFile(lines: readonly string[], encoding = 'utf8', { bom = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'list.csv');
  const text = lines.map((line) => `${line}\r\n`).join('');
  writeFileSync(path, iconv.encode(text, encoding, { addBOM: bom }));
  return path;
}

/** Headers of the ministry's facility file, as far as they matter, with one that does not. */
export const HEADERS = 'ID,正式名称,正式名称（フリガナ）,略称,都道府県コード,市区町村コード,所在地';

/** A line of a facility file. */
export function hospitalLine(
  id: string,
  name: string,
  {
    kana = '',
    prefecture = '13',
    address = '東京都調布市見本町1',
  }: { kana?: string; prefecture?: string; address?: string } = {},
): string {
  return [id, name, kana, '', prefecture, '208', address].join(',');
}

/** A line of the 医薬品マスター: 42 fields, of which these are given. */
export function medicineLine(
  code: string,
  name: string,
  given: { kana?: string; general?: string; change?: string; abolished?: string; kind?: string } = {},
): string {
  const { kana = '', general = '', change = '0', abolished = '99999999', kind = 'Y' } = given;
  const fields = Array.from({ length: 42 }, () => '0');
  const put = (column: number, text: string) => {
    fields[column - 1] = `"${text}"`;
  };
  put(1, change);
  put(2, kind);
  put(3, code);
  put(5, name);
  put(7, kana);
  put(31, abolished);
  put(38, general);
  return fields.join(',');
}
