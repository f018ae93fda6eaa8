export { Dialog, type DialogProps, type DialogShape } from './dialog.tsx';
