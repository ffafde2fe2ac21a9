import { Modal, type ModalProps } from '../modal/modal.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './sheet.css.ts'

/** Props of Sheet. */
export type SheetProps = ModalProps & {
  /** The edge from which the sheet slides in. `full` covers the whole screen of a phone. */
  side?: keyof typeof css.sides
}

/** A modal that slides in from an edge, for filters, search and menus on phones. */
export const Sheet = ({ side = 'bottom', ...rest }: SheetProps) => (
  <Modal {...rest} className={cx(css.sheet, css.sides[side])} />
)
