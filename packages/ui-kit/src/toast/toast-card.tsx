import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './toast.css.ts'

/** The tone of a toast. */
export type ToastType = keyof typeof css.types

/** A toast in the provider's state. */
export type ToastData = {
  id: number
  type: ToastType
  message: string
  duration: number
  /** A link to a next step. The page must have another link to the same target, because the toast disappears. */
  action?: ReactNode
}

const shapes = { success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon, info: InfoIcon }

/** One toast. The timer pauses while the toast is hovered or has the focus. */
export const ToastCard = ({
  toast,
  closeLabel,
  onClose,
}: {
  toast: ToastData
  closeLabel: string
  onClose: (id: number) => void
}) => {
  const { id, type, message, duration, action } = toast
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useRef(duration)
  const paused = pointed || focused

  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => onClose(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [paused, id, onClose])

  return (
    <li
      className={css.toast}
      data-toast={type}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={cx(css.iconSlot, css.types[type])}>
        <Icon shape={shapes[type]} size={20} />
      </span>
      <span className={css.words}>{message}</span>
      {action ? <span className={css.action}>{action}</span> : null}
      <IconButton icon={XIcon} label={closeLabel} size="sm" onClick={() => onClose(id)} />
    </li>
  )
}
