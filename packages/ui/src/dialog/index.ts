export { Dialog, type DialogProps, type DialogShape, DialogWatcher, type WatchDialog } from './dialog.tsx';
