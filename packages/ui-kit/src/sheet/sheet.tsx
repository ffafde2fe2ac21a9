import { useDeferredValue } from 'react'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './sheet.css.ts'

/** Props of Sheet. */
export type SheetProps = ModalProps & {
  /** The edge from which the sheet slides in. `full` covers the whole screen of a phone. */
  side?: keyof typeof css.sides
}

/**
 * A modal that slides in from an edge, for filters, search and menus on phones. A `full` sheet, whose size does not depend
 * on its content, opens empty and renders its content immediately after, so that a press shows the sheet sooner.
 */
export const Sheet = ({ side = 'bottom', children, ...rest }: SheetProps) => {
  const rendered = useDeferredValue(rest.open)
  return (
    <Modal {...rest} className={cx(css.sheet, css.sides[side])}>
      {side === 'full' && !rendered ? null : children}
    </Modal>
  )
}
