export { type ToastApi, ToastProvider, type ToastProviderProps, toastDuration, useToast } from './toast.tsx'
export type { ToastType } from './toast-card.tsx'
