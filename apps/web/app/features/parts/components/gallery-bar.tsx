import { VARIANTS } from '@hidamari/domain/site-variants';
import { SegmentedSwitch } from '@hidamari/ui/segmented-switch';
import { type ReactNode, useState } from 'react';
import { usePageData } from '../../../shell/page-data.ts';
import { ReadingSettingsButton } from '../../../shell/reading-settings-button.tsx';
import { PARTS_PATH } from '../part-addresses.ts';

const THEMES = [
  { value: 'insurance', label: '梅' },
  { value: 'general', label: '一般' },
  { value: 'chofu', label: '苔' },
];

/** The colours of a variant, for this page alone. */
function ThemeSwitch() {
  const { variant } = usePageData();
  const [theme, setTheme] = useState<string>(VARIANTS[variant].theme);
  const choose = (chosen: string) => {
    setTheme(chosen);
    document.documentElement.dataset.variant = chosen;
  };
  return <SegmentedSwitch label="色" labelHidden options={THEMES} value={theme} onChange={choose} />;
}

/** Above every page of the gallery: where one is, the colours, the letters. Whole page loads, no walk of the router. */
export function GalleryBar({ children }: { children?: ReactNode }) {
  return (
    <nav className="gallery-bar" aria-label="見本">
      <a href={PARTS_PATH}>見本のはじめへ</a>
      {children}
      <span className="gallery-bar-tools">
        <ThemeSwitch />
        <ReadingSettingsButton />
      </span>
    </nav>
  );
}
