import { Icon } from '@tradepost/ui-kit/icon'
import { ArrowLeftIcon } from '@tradepost/ui-kit/icons'
import type { ReactNode } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'
import * as css from './back-link.css.ts'

/** Link back to the parent page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ShopLink to={to} className={css.back}>
    <Icon shape={ArrowLeftIcon} size={18} directional />
    <span>{children}</span>
  </ShopLink>
)
