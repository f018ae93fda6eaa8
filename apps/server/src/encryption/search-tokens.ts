import { createHmac, type KeyObject } from 'node:crypto';
import { foldForSearch } from '@hidamari/domain/search-text';

/** Characters of base64url kept of each hash: 48 bits. A rare false match is dropped after decryption. */
const TOKEN_LENGTH = 8;

/**
 * Keyed hashes of the one- and two-character pieces of a folded text, each once, in an order that says nothing
 * about the text. A keyword is in a text only if all of its tokens are among the text's tokens; whoever
 * searches decrypts the candidates and looks again.
 */
export function searchTokens(key: KeyObject, text: string): string[] {
  const characters = [...foldForSearch(text.toWellFormed())];
  const pieces = new Set<string>();
  for (const [index, character] of characters.entries()) {
    if (character.trim() === '') continue;
    pieces.add(character);
    const next = characters[index + 1];
    if (next !== undefined && next.trim() !== '') pieces.add(character + next);
  }
  const tokens = [...pieces].map((piece) =>
    createHmac('sha256', key).update(piece).digest('base64url').slice(0, TOKEN_LENGTH),
  );
  return [...new Set(tokens)].sort();
}
