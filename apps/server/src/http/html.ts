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

interface PlainPage {
  lang: 'ja' | 'en';
  title: string;
  /** Address of the page's own sheet; without one it is drawn as the browser draws plain text. */
  stylesheet?: string;
}

/** A whole page of the server's own, for no search engine: it needs neither a script nor the page bundle. */
export function plainPage({ lang, title, stylesheet }: PlainPage, main: Html): string {
  const sheet = stylesheet === undefined ? '' : html`<link rel="stylesheet" href="${stylesheet}">\n`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${sheet}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.text;
}

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(write).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
