import { toFullKatakana } from '@hidamari/domain/kana';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

/**
 * セイ, メイ or another reading. Hiragana and half-width kana are taken and become full-width katakana when the
 * field is left (ui 2). There is no autocomplete token for a reading.
 */
export function KanaField(props: Omit<TextFieldProps, 'type' | 'tidy' | 'autoComplete' | 'inputMode'>) {
  return <TextField {...props} autoComplete="off" tidy={(typed) => toFullKatakana(typed.trim())} />;
}
