/** A filter of the microCMS query language as a tree. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | {
      readonly kind: 'condition';
      readonly field: string;
      readonly operator: Operator;
      readonly value: string;
    };

const OPERATORS = [
  'equals',
  'not_equals',
  'less_than',
  'greater_than',
  'contains',
  'not_contains',
  'exists',
  'not_exists',
  'begins_with',
] as const;

export type Operator = (typeof OPERATORS)[number];

/** The filter cannot be understood, or asks for a field that may not be asked for. */
export class FilterSyntaxError extends Error {}

/** A filter longer or deeper than any page of ours sends is an attack or a mistake. */
const MAX_LENGTH = 2_000;
const MAX_DEPTH = 20;

const CONDITION = /([A-Za-z_][\w.]*)\[(\w+)\]/y;

/**
 * Reads `a[equals]1[and](b[exists][or]c[contains]x)`. [and] binds tighter than [or]; strings have no escapes, so
 * a value ends at the next [and], [or] or the parenthesis that closes its group. Throws FilterSyntaxError.
 */
export function parseFilter(text: string, fields: ReadonlySet<string>): Filter {
  if (text.length > MAX_LENGTH) throw new FilterSyntaxError('too long');
  const reader = new FilterReader(text, fields);
  const filter = reader.alternatives(0);
  if (!reader.atEnd()) throw new FilterSyntaxError('unexpected text after the filter');
  return filter;
}

class FilterReader {
  private readonly text: string;
  private readonly fields: ReadonlySet<string>;
  private at = 0;

  constructor(text: string, fields: ReadonlySet<string>) {
    this.text = text;
    this.fields = fields;
  }

  atEnd(): boolean {
    return this.at === this.text.length;
  }

  alternatives(depth: number): Filter {
    return this.joined('or', () => this.joined('and', () => this.part(depth)));
  }

  private joined(kind: 'and' | 'or', next: () => Filter): Filter {
    const first = next();
    const parts = [first];
    while (this.take(`[${kind}]`)) parts.push(next());
    return parts.length === 1 ? first : { kind, parts };
  }

  private part(depth: number): Filter {
    if (!this.take('(')) return this.condition();
    if (depth >= MAX_DEPTH) throw new FilterSyntaxError('too deep');
    const group = this.alternatives(depth + 1);
    if (!this.take(')')) throw new FilterSyntaxError('a group is not closed');
    return group;
  }

  private condition(): Filter {
    CONDITION.lastIndex = this.at;
    const [whole = '', field = '', word = ''] = CONDITION.exec(this.text) ?? [];
    const operator = OPERATORS.find((known) => known === word);
    if (!operator || !this.fields.has(field)) throw new FilterSyntaxError('unknown field or operator');
    this.at += whole.length;
    const value = this.value();
    const wantsValue = operator !== 'exists' && operator !== 'not_exists';
    if (wantsValue !== value.length > 0) throw new FilterSyntaxError('value missing or too much');
    return { kind: 'condition', field, operator, value };
  }

  private value(): string {
    const start = this.at;
    let open = 0;
    for (; this.at < this.text.length; this.at++) {
      if (this.sees('[and]') || this.sees('[or]')) break;
      if (this.sees('(')) open++;
      if (this.sees(')') && open-- === 0) break;
    }
    return this.text.slice(start, this.at);
  }

  private sees(word: string): boolean {
    return this.text.startsWith(word, this.at);
  }

  private take(word: string): boolean {
    if (!this.sees(word)) return false;
    this.at += word.length;
    return true;
  }
}
