import { foldForSearch } from '@hidamari/domain/search-text';
import type { Analyse, Word } from '@hidamari/domain/site-search';
import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';

/** The fields of a token that are read; those of an unknown word are absent. Places count bytes of UTF-8. */
interface Token {
  surface: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1?: string;
  baseForm?: string;
  reading?: string;
  byteStart: number;
  byteEnd: number;
}

/**
 * Tags of the IPA dictionary for particles, signs and what only joins sentences, each as it is written there: the analyser
 * leaves them out before it makes a token of them, which takes half of its time.
 */
const LEFT_OUT = [
  ...['助詞', '助詞,格助詞', '助詞,格助詞,一般', '助詞,格助詞,引用', '助詞,格助詞,連語', '助詞,係助詞'],
  ...[
    '助詞,終助詞',
    '助詞,接続助詞',
    '助詞,特殊',
    '助詞,副詞化',
    '助詞,副助詞',
    '助詞,並立助詞',
    '助詞,連体化',
  ],
  ...['助詞,副助詞／並立助詞／終助詞', '接続詞', '連体詞', 'フィラー', '感動詞'],
  ...['記号', '記号,一般', '記号,句点', '記号,読点', '記号,空白', '記号,括弧開', '記号,括弧閉'],
];
/** Endings, and words that stand for others or help them. */
const BINDING_KINDS = new Set(['非自立', '代名詞']);
/** Endings that turn a meaning round. */
const MEANS = new Set(['ない', 'ぬ', 'ん', 'まい']);
const SIGNS = /^[\p{P}\p{S}\s]+$/u;
const KANA = /^[ぁ-ゖー]+$/;

/**
 * The morphological analyser: Lindera with the IPA dictionary, as one WebAssembly file. Loading takes a few hundred
 * milliseconds and much memory, so it is loaded once, in the thread of the search. Throws where it cannot be loaded.
 */
export function createAnalyser(): Analyse {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  builder.appendTokenFilter('japanese_stop_tags', { tags: LEFT_OUT });
  const tokenizer = builder.build();
  return (text) => (text === '' ? [] : wordsOf(tokenizer.tokenize(text) as Token[]));
}

function wordsOf(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  let end = -1;
  for (const { surface, partOfSpeech, partOfSpeechSubcategory1: kind = '', ...token } of tokens) {
    const isAttached = token.byteStart === end;
    end = token.byteEnd;
    const base = foldForSearch(token.baseForm ?? surface);
    if (base === '' || SIGNS.test(surface)) continue;
    const read = foldForSearch(token.reading ?? surface);
    const kana = KANA.test(read) ? read : '';
    words.push({ surface, base, kana, isBinding: isBinding(partOfSpeech, kind, base), isAttached });
  }
  return words;
}

function isBinding(partOfSpeech: string, kind: string, base: string): boolean {
  if (MEANS.has(base)) return false;
  if (partOfSpeech === '助動詞' || BINDING_KINDS.has(kind)) return true;
  return partOfSpeech === '動詞' && kind === '接尾';
}
