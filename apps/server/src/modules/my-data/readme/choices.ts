import type { Option } from '@hidamari/domain/option-sets';

/** `a＝あ、b＝い`: what each value of a choice means. */
export function choices(options: readonly Option<string | number>[]): string {
  return options.map(({ value, label }) => `${value}＝${label}`).join('、');
}
