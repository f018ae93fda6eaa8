export { TOASTS, type ToastId, toastText } from './toasts.ts';
