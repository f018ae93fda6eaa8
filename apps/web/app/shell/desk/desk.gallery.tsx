import type { PartGallery } from '@hidamari/ui/gallery';
import { DeskEntranceHead, DeskHead } from './desk-head.tsx';

export const deskHeadGallery: PartGallery = {
  noun: 'desk-head',
  title: '相談員の机の頭と案内',
  room: 'wide',
  states: {
    部屋が多い人: <DeskHead me={{ display_name: '見本', role: 'lead' }} current="deskMembers" />,
    長い名前の人: (
      <DeskHead me={{ display_name: '見本の とても長い名前の担当者', role: 'concierge' }} current="desk" />
    ),
    ログインの前: <DeskEntranceHead />,
  },
};
