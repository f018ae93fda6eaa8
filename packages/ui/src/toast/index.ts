export { TOAST_MS, Toast } from './toast.tsx';
export { type ToastMessage, ToastProvider, useToast } from './toast-provider.tsx';
