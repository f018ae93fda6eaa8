export { Dialog, type DialogProps, type DialogShape } from './dialog.tsx';
export {
  PageDialog,
  type PageDialogProps,
  QuestionDialog,
  type QuestionDialogProps,
} from './page-dialog.tsx';
