export {
  ConsultationPanel,
  type ConsultationPanelProps,
  type ConsultationWay,
} from './consultation-panel.tsx';
