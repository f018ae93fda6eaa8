import { readFileSync } from 'node:fs';
import { VARIANT_KEYS, VARIANTS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';

const PUBLIC = new URL('../../public/', import.meta.url);

const organizations = VARIANT_KEYS.flatMap((key) => {
  const { organization, brand, productTitle } = VARIANTS[key];
  return organization ? [{ key, ...organization, brand, productTitle }] : [];
});

describe('団体の名前とロゴ（仕様3・G10）', () => {
  it('団体は調布市だけで、画面の題とヘッダーは、その名前で始まる', () => {
    expect(organizations.map(({ key, nameJa }) => [key, nameJa])).toEqual([['chofu', '調布市']]);
    for (const { nameJa, brand, productTitle } of organizations) {
      expect(brand.name.startsWith(nameJa)).toBe(true);
      expect(productTitle.startsWith(nameJa)).toBe(true);
    }
  });

  it.each(organizations)('$key のロゴは、配っているファイルで、読み上げる名前を持つ', (organization) => {
    const drawing = readFileSync(new URL(organization.logoPath.slice(1), PUBLIC), 'utf8');
    expect(drawing).toMatch(/^<svg [^>]*role="img"/);
    expect(drawing).toContain(`aria-label="${organization.brand.name}"`);
    // As an image nothing in it may run or be fetched.
    expect(drawing).not.toMatch(/<script|href=|url\(/);
  });
});
