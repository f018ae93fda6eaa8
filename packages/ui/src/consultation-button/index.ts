export { ConsultationButton, type ConsultationButtonProps } from './consultation-button.tsx';
