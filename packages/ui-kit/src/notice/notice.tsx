import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../icon/index.ts'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, ShieldCheckIcon, TriangleAlertIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './notice.css.ts'

/** Props of Notice. */
export type NoticeProps = {
  children?: ReactNode
  title?: string
  tone?: keyof typeof css.tones
  icon?: IconShape
  actions?: ReactNode
  /** `alert` for new problems, `status` for new information, none for content that is on the page from the start. */
  role?: 'alert' | 'status'
}

const shapes = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: InfoIcon,
  accent: ShieldCheckIcon,
}

/** A message about the content beside it. */
export const Notice = ({ children, title, tone = 'info', icon, actions, role }: NoticeProps) => (
  <div role={role} className={cx(css.notice, css.tones[tone])}>
    <span className={cx(css.iconSlot, css.icons[tone])}>
      <Icon shape={icon ?? shapes[tone]} size={20} />
    </span>
    <div className={css.body}>
      {title ? <p className={css.title}>{title}</p> : null}
      {children}
    </div>
    {actions ? <div className={css.actions}>{actions}</div> : null}
  </div>
)
