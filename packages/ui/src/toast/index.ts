export { Toast } from './toast.tsx';
export { type ToastMessage, ToastProvider, useToast } from './toast-provider.tsx';
