export {
  ConsultationPanel,
  type ConsultationPanelProps,
  type ConsultationWay,
  type TalkNumber,
  TalkNumberCard,
} from './consultation-panel.tsx';
