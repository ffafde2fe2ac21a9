import { Modal, type ModalProps } from '../modal/modal.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './sheet.css.ts'

/** Props of Sheet. */
export type SheetProps = ModalProps & {
  /** The side it slides in from; `full` covers the phone's screen. */
  side?: keyof typeof css.sides
}

/** A modal that comes from an edge: filters, search and menus on phones. */
export const Sheet = ({ side = 'bottom', ...rest }: SheetProps) => (
  <Modal {...rest} className={cx(css.sheet, css.sides[side])} />
)
