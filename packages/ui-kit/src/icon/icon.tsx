/// <reference types="vite/client" />
import sprite from '../icons/generated/sprite.svg'
import type * as icons from '../icons/index.ts'
import '../icons/sprite.css'
import { cx } from '../styling/cx.ts'
import * as css from './icon.css.ts'

/** Name of an icon. Each name is a separate export of `@tradepost/ui-kit/icons`. */
export type IconShape = (typeof icons)[keyof typeof icons]

/** Props of Icon. */
export type IconProps = {
  /** Without a shape, an empty space is reserved. */
  shape: IconShape | undefined
  size?: 14 | 16 | 18 | 20 | 24 | 32 | 40
  /** Accessible name. Only for icons without text beside them. */
  label?: string
  /** Mirrors the icon in right-to-left pages, for shapes that mean a direction. */
  directional?: boolean
}

/** One icon, in the colour of the surrounding text. */
export const Icon = ({ shape, size = 20, label, directional = false }: IconProps) => {
  const placed = cx(css.sizes[size], directional && css.directional)
  const heard = { role: label ? 'img' : undefined, 'aria-label': label, 'aria-hidden': label ? undefined : true }
  if (size < 24 || !shape)
    return <span className={cx(shape ? css.icon : css.blank, placed, shape && `i-${shape}`)} {...heard} />
  return (
    <svg
      className={cx(css.large, size >= 32 && css.thin, placed)}
      role={heard.role}
      aria-label={label}
      aria-hidden={heard['aria-hidden']}
    >
      <use href={`${sprite}#${shape}`} />
    </svg>
  )
}

type SmallSize = 14 | 16 | 18 | 20

/** Class names that draw an icon before the content of an element, as a pseudo-element. */
export const iconBefore = (shape: IconShape, size: SmallSize) => cx(css.before, css.sizes[size], `i-${shape}`)

/** Class names that draw an icon after the content of an element, as a pseudo-element. */
export const iconAfter = (shape: IconShape, size: SmallSize) => cx(css.after, css.sizes[size], `i-${shape}`)
