/** What a member recognises a device by (G96). First match wins: Chrome names Safari, LINE names both. */
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Androidスマートフォン'],
  [/Android/, 'Androidタブレット'],
  [/Windows/, 'Windowsパソコン'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linuxパソコン'],
];
const BROWSERS: readonly [RegExp, string][] = [
  [/ Line\//, 'LINE'],
  [/EdgA?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const firstMatch = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** `iPhone・Safari`. The user agent itself is never stored. */
export function deviceFamilyOf(userAgent: string): string {
  const parts = [firstMatch(DEVICES, userAgent), firstMatch(BROWSERS, userAgent)];
  return parts.filter((part) => part !== undefined).join('・') || '不明な端末';
}
