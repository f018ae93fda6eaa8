const RAISED: Readonly<Record<string, string>> = {
  ...{ '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' },
};
const LOWERED: Readonly<Record<string, string>> = {
  ...{ '0': '₀', '1': '₁', '2': '₂', '3': '₃', '4': '₄', '5': '₅', '6': '₆', '7': '₇', '8': '₈', '9': '₉' },
  ...{ '+': '₊', '-': '₋', '−': '₋' },
};
const FIGURES = /<(sup|sub)>([0-9+\-−n]{1,4})<\/\1>/gi;

/** Raised and lowered figures of HTML as letters that are so by themselves: 10<sup>9</sup> without its tags is not 109. */
export function withWrittenFigures(html: string): string {
  return html.replace(FIGURES, (whole, tag: string, figures: string) => {
    const letters = tag.toLowerCase() === 'sup' ? RAISED : LOWERED;
    const written = Array.from(figures, (figure) => letters[figure] ?? '');
    return written.includes('') ? whole : written.join('');
  });
}
