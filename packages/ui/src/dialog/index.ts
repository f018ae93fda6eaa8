export { Dialog, type DialogProps, type DialogShape, DialogWatcher, type WatchDialog } from './dialog.tsx';
export { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';
