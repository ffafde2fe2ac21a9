import { Artwork } from '@tradepost/ui-kit/artwork'
import { Icon } from '@tradepost/ui-kit/icon'
import { PackageIcon } from '@tradepost/ui-kit/icons'
import { directionOf } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'
import { artSources } from '../page/art-sources.ts'
import * as css from './purchase.css.ts'

interface PurchaseLineProps {
  title: string
  /** The link of the title. Absent on pages the buyer should not leave. */
  to?: string | null
  coverUrl: string | null
  small?: boolean
  children?: ReactNode
}

/** One bought offer: its picture, title and details. */
export const PurchaseLine = ({ title, to, coverUrl, small = false, children }: PurchaseLineProps) => (
  <div className={css.line}>
    <div className={small ? `${css.thumb} ${css.thumbSmall}` : css.thumb}>
      {coverUrl ? (
        <Artwork {...artSources(coverUrl, 'cover')} sizes="64px" alt="" fill />
      ) : (
        <Icon shape={PackageIcon} size={24} />
      )}
    </div>
    <div className={css.lineWords}>
      {to ? (
        <ShopLink to={to} className={css.title} dir={directionOf(title)}>
          {title}
        </ShopLink>
      ) : (
        <bdi className={css.title} dir={directionOf(title)}>
          {title}
        </bdi>
      )}
      {children}
    </div>
  </div>
)
