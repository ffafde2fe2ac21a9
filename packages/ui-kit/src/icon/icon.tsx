import type { LucideIcon } from 'lucide-react'
import { cx } from '../styling/cx.ts'
import * as css from './icon.css.ts'

/** The drawing of an icon, one import each from `@tradepost/ui-kit/icons`. */
export type IconShape = LucideIcon

/** Props of Icon. */
export type IconProps = {
  /** Without a shape, an empty space is reserved. */
  shape: IconShape | undefined
  size?: 14 | 16 | 18 | 20 | 24 | 32 | 40
  /** Accessible name. Only for icons without text beside them. */
  label?: string
  /** Mirrored in right-to-left, for shapes that mean a direction. */
  directional?: boolean
}

/** One icon of the set, in the colour of its text. */
export const Icon = ({ shape: Shape, size = 20, label, directional = false }: IconProps) => (
  <span
    className={cx(css.icon, css.sizes[size], directional && css.directional)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {Shape ? <Shape size="100%" strokeWidth={size >= 32 ? 1.5 : 1.75} aria-hidden /> : null}
  </span>
)
