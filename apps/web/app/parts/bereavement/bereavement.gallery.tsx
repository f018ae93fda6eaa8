import type { PartGallery } from '@hidamari/ui/gallery';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { BereavementSection } from './bereavement-section.tsx';

const drawn = (isBereaved: boolean) => (
  <QueryClientProvider client={createQueryClient()}>
    <BereavementSection user={{ is_bereaved: isBereaved }} />
  </QueryClientProvider>
);

export const bereavementGallery: PartGallery = {
  noun: 'bereavement',
  title: '大切な方を亡くされたとき',
  states: { ふだん: drawn(false), 静かにしている: drawn(true) },
};
