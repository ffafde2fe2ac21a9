import { cx } from '../internal/cx.ts'
import { Modal, type ModalProps } from '../internal/modal.tsx'
import * as css from './dialog.css.ts'

/** Props of Dialog. */
export type DialogProps = ModalProps & { size?: keyof typeof css.sizes }

/** A question or a small task above the page, which does not scroll meanwhile. */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => (
  <Modal {...rest} className={cx(css.dialog, css.sizes[size])} />
)
