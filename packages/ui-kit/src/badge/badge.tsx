import type { ReactNode } from 'react'
import { type IconShape, iconBefore } from '../icon/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './badge.css.ts'

/** Props of Badge. */
export type BadgeProps = { children: ReactNode; tone?: keyof typeof css.tones; icon?: IconShape }

/** A label of one or two words, such as a state. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps) => (
  <span className={cx(css.badge, css.tones[tone], icon && iconBefore(icon, 14))}>{children}</span>
)
