import { useLocation } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import {
  CoinsIcon,
  HeartIcon,
  KeyRoundIcon,
  LifeBuoyIcon,
  MessageCircleIcon,
  PackageIcon,
  SettingsIcon,
  TicketIcon,
  TrophyIcon,
  UserIcon,
  WalletIcon,
} from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import * as css from './buyer.css.ts'

const pages = [
  { to: paths.orders(), label: 'account.orders', icon: PackageIcon },
  { to: paths.messages(), label: 'account.messages', icon: MessageCircleIcon },
  { to: paths.requests(), label: 'account.requests', icon: LifeBuoyIcon },
  { to: paths.wishlist(), label: 'account.wishlist', icon: HeartIcon },
  { to: paths.coupons(), label: 'account.coupons', icon: TicketIcon },
  { to: paths.points(), label: 'account.points', icon: CoinsIcon },
  { to: paths.gCoin(), label: 'shell.wallet', icon: WalletIcon },
  { to: '/buyer/score', label: 'account.score', icon: TrophyIcon },
  { to: paths.profile(), label: 'account.profile', icon: UserIcon },
  { to: paths.settings(), label: 'account.settings', icon: SettingsIcon },
  { to: paths.security(), label: 'account.security', icon: KeyRoundIcon },
] as const satisfies readonly { to: string; label: string; icon: IconShape }[]

const mostShown = 99

/** Frame of the buyer's area with its navigation. */
export function BuyerLayout({ unread, children }: { unread: number; children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const links = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = links.current
    const current = list?.querySelector('[aria-current]')
    if (!pathname || !list || !current) return
    // On phones the row of links scrolls. Scroll the current link into view.
    const { left, width } = current.getBoundingClientRect()
    const row = list.getBoundingClientRect()
    list.scrollBy({ left: left + width / 2 - (row.left + row.width / 2) })
  }, [pathname])
  return (
    <Container>
      <div className={css.layout}>
        <nav aria-label={t('account.overview')} className={css.nav}>
          <ul ref={links} className={css.links}>
            {pages.map(({ to, label, icon }) => (
              <li key={to}>
                <ShopLink
                  to={to}
                  className={css.link}
                  aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
                >
                  <Icon shape={icon} size={18} />
                  {t(label)}
                  {to === paths.messages() && unread > 0 && pathname !== to ? (
                    <span className={css.unread}>
                      <span aria-hidden>{unread > mostShown ? `${mostShown}+` : unread}</span>
                      <VisuallyHidden>{t('account.unread', { count: unread })}</VisuallyHidden>
                    </span>
                  ) : null}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </Container>
  )
}
