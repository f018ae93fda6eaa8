import type { PartGallery } from '@hidamari/ui/gallery';
import { OutsideQuestion } from './outside-question.tsx';

const COMPANY = 'みほん計測株式会社';

export const outsideQuestionGallery: PartGallery = {
  noun: 'outside-question',
  title: '計測のおたずね',
  room: 'wide',
  states: {
    おたずね: <OutsideQuestion company={COMPANY} shown="question" />,
    同意した: <OutsideQuestion company={COMPANY} shown="agreed" />,
    同意しない: <OutsideQuestion company={COMPANY} shown="refused" />,
    残せない: <OutsideQuestion company={COMPANY} shown="not-kept" />,
  },
};
