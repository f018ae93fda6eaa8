export { Toast } from './toast.tsx';
export { type ToastMessage, ToastPlace, ToastProvider, useToast } from './toast-provider.tsx';
