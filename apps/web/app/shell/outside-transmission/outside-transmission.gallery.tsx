import type { PartGallery } from '@hidamari/ui/gallery';
import { OutsideQuestion } from './outside-question.tsx';

const press = () => {};
const COMPANY = 'みほん計測株式会社';

export const outsideQuestionGallery: PartGallery = {
  noun: 'outside-question',
  title: '計測のおたずね',
  room: 'wide',
  states: {
    おたずね: <OutsideQuestion company={COMPANY} answer={null} onAnswer={press} />,
    同意した: <OutsideQuestion company={COMPANY} answer="agreed" onAnswer={press} />,
    同意しない: <OutsideQuestion company={COMPANY} answer="refused" onAnswer={press} />,
    残せない: <OutsideQuestion company={COMPANY} answer="not-kept" onAnswer={press} />,
  },
};
