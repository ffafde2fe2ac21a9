import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import { Heading } from '../text/index.ts'
import * as css from './modal.css.ts'

/** Props of every modal. */
export type ModalProps = {
  open: boolean
  /** Called when the visitor closes the modal with the close button, Escape or a press outside. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** False for questions that need an answer: only Escape and the close button then close the modal. */
  closeOnOutsidePress?: boolean
  id?: string
}

/** A native dialog: the browser traps the focus, makes the page inert and restores the focus. */
export const Modal = ({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  closeOnOutsidePress = true,
  id,
  className,
}: ModalProps & { className: string }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  const pressOutside = (event: MouseEvent) => {
    if (closeOnOutsidePress && event.target === event.currentTarget) onClose()
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-locks-scroll=""
      className={cx(css.modal, className)}
      onMouseDown={pressOutside}
      onCancel={(event) => {
        // A cancelled file picker inside the dialog sends the same event, which bubbles to the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onClose()
      }}
    >
      {open ? (
        <>
          <div className={css.head}>
            <div className={css.title}>
              <Heading level={2} size="md" id={titleId}>
                {title}
              </Heading>
            </div>
            <IconButton icon={XIcon} label={closeLabel} size="md" onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
          {footer ? <div className={css.foot}>{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}
