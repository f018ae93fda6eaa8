import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neighbouringSentences, sentenceSpans, type TextSpan } from '@hidamari/domain/japanese-text';
import { piecesOf } from '@hidamari/domain/sentence-models';

/** A line of a table: whether it is looked for, its kind, its text. */
export interface SentenceRow {
  isLookedFor: boolean;
  kind: string;
  /** In a long text of what is looked for, the words that raise it stand between `{{` and `}}`. */
  text: string;
  file: string;
}

/** Rows of `label<TAB>kind<TAB>text` files; throws with file and line where one is malformed. */
export function readRows(path: string): SentenceRow[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line === '') return [];
      const [label, kind, text, ...rest] = line.split('\t');
      if ((label !== '0' && label !== '1') || !kind || !text || rest.length > 0)
        throw new Error(`${path}:${i + 1} is not label, kind and text`);
      return { isLookedFor: label === '1', kind, text: text.replaceAll('\\n', '\n'), file: path };
    });
}

export const tablesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => join(folder, name));

/** SHA-256 over what is learnt: the examples of the tables and their pieces, whatever rule has cut or folded them. */
export function hashOf(tables: readonly string[]): string {
  const hash = createHash('sha256');
  for (const { isLookedFor, text } of tables.flatMap(readRows).flatMap(examplesOf))
    hash.update(JSON.stringify([isLookedFor, text, ...piecesOf(text)]));
  return hash.digest('hex');
}

/** A row's text without its marks. */
export const plainText = ({ text }: SentenceRow): string => text.replace(/\{\{|\}\}/g, '');

interface Example {
  isLookedFor: boolean;
  text: string;
}

/**
 * What is learnt from a row: of a marked text the marked words for, the rest against; of a harmless text each sentence
 * and each two, since a text is judged by its strongest.
 */
export function examplesOf({ isLookedFor, text }: SentenceRow): Example[] {
  if (!isLookedFor)
    return cut(text, neighbouringSentences(text)).map((words) => ({ isLookedFor, text: words }));
  const marked = [...text.matchAll(/\{\{([\s\S]*?)\}\}/g)].map(([, words = '']) => words);
  if (marked.length === 0) return [{ isLookedFor, text }];
  const around = text.split(/\{\{[\s\S]*?\}\}/).flatMap((rest) => cut(rest, sentenceSpans(rest)));
  return [
    ...marked.map((words) => ({ isLookedFor, text: words })),
    ...around.map((sentence) => ({ isLookedFor: false, text: sentence })),
  ];
}

const cut = (text: string, spans: readonly TextSpan[]) =>
  spans.map(({ start, end }) => text.slice(start, end));
