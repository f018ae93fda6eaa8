export type { ToastMessage } from './shown-toasts.ts';
export { Toast } from './toast.tsx';
export { ToastPlace, ToastProvider, useToast } from './toast-provider.tsx';
