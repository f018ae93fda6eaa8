import type { PartGallery } from '../gallery/part-gallery.ts';
import { ConsultationButton } from './consultation-button.tsx';

const common = { href: '#consult' };

export const consultationButtonGallery: PartGallery = {
  noun: 'consultation-button',
  title: '相談するボタン（広い画面だけ）',
  room: 'window',
  states: {
    受付中: <ConsultationButton {...common} stateWord="受付中" isOpen />,
    時間外: <ConsultationButton {...common} stateWord="いま書いておく" isOpen={false} />,
    'かくれている（相談の画面が開いている）': (
      <ConsultationButton {...common} stateWord="受付中" isOpen isHidden />
    ),
  },
};
