export { Dialog, type DialogProps, type DialogShape } from './dialog.tsx';
export { PageDialog, type PageDialogProps } from './page-dialog.tsx';
export { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
