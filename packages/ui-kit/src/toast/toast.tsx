import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import * as css from './toast.css.ts'
import { ToastCard, type ToastData, type ToastType } from './toast-card.tsx'

/** Time for which a toast is shown, in milliseconds (section 9 of the specification). */
export const toastDuration = 3000

/** The result of `useToast`. */
export type ToastApi = Record<ToastType, (message: string) => void> & {
  show: (toast: Pick<ToastData, 'type' | 'message' | 'action'> & { duration?: number }) => void
}

const ToastContext = createContext<ToastApi | null>(null)

/** Props of ToastProvider. */
export type ToastProviderProps = {
  children: ReactNode
  closeLabel: string
  /** Accessible name of the live region. */
  regionLabel: string
  /** The page's language. Toasts in another language are removed. */
  language?: string
}

type Layered = HTMLElement & { showPopover?: () => void; hidePopover?: () => void }

/** Shows the toasts of the page. Use one provider, around the whole application. */
export const ToastProvider = ({ children, closeLabel, regionLabel, language }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<readonly ToastData[]>([])
  const nextId = useRef(1)
  const viewport = useRef<HTMLOListElement>(null)

  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])

  const api = useMemo<ToastApi>(() => {
    const show: ToastApi['show'] = ({ duration = toastDuration, ...toast }) => {
      const id = nextId.current++
      setToasts((now) => [...now, { ...toast, id, duration }])
    }
    const of = (type: ToastType) => (message: string) => show({ type, message })
    return { show, success: of('success'), warning: of('warning'), error: of('error'), info: of('info') }
  }, [])

  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    setToasts([])
  }, [language])

  // The browser's top layer is a stack. A popover that is shown again moves above a dialog that was opened later.
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const layer: Layered | null = viewport.current
    if (newest === undefined || !layer?.showPopover) return
    if (layer.matches(':popover-open')) layer.hidePopover?.()
    layer.showPopover()
  }, [newest])

  return (
    <ToastContext.Provider value={api}>
      {children}
      <section aria-label={regionLabel} aria-live="polite" aria-relevant="additions">
        <ol ref={viewport} className={css.viewport} {...{ popover: 'manual' }}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
          ))}
        </ol>
      </section>
    </ToastContext.Provider>
  )
}

/** Returns functions that show toasts. Throws outside of a ToastProvider. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext)
  if (!api) throw new Error('useToast needs a ToastProvider above it')
  return api
}
