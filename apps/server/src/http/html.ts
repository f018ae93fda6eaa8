/** Text that is already HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | readonly Html[];

/** Writes HTML for the server's own plain pages: every inserted value is escaped unless it is Html itself. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const written = parts.map((part, at) => part + (at < pieces.length ? write(pieces[at] ?? '') : ''));
  return new Html(written.join(''));
}

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(write).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
