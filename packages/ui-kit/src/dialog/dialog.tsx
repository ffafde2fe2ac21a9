import { Modal, type ModalProps } from '../modal/modal.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './dialog.css.ts'

/** Props of Dialog. */
export type DialogProps = ModalProps & { size?: keyof typeof css.sizes }

/** A dialog with a question or small task. The page behind it does not scroll. */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => (
  <Modal {...rest} className={cx(css.dialog, css.sizes[size])} />
)
