import { useLocation } from '@remix-run/react'
import { type Locale, ownName } from '@tradepost/i18n/locales'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import {
  BellIcon,
  ExternalLinkIcon,
  LanguagesIcon,
  LogOutIcon,
  ShieldCheckIcon,
  UserIcon,
} from '@tradepost/ui-kit/icons'
import { Menu, MenuButton, MenuHeading, MenuLink } from '@tradepost/ui-kit/menu'
import { ProgressLine } from '@tradepost/ui-kit/progress'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import { type ReactNode, useEffect, useRef } from 'react'
import { DeskAnchor, paths, removeDrafts, useDesk, useMay } from '../kernel/index.ts'
import * as css from './frame.css.ts'
import { type FramePage, sellerGroups, staffGroups } from './frame-pages.ts'
import { LoadingPage } from './loading-page.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { useFocusInView } from './use-focus-in-view.ts'

/** A form with one value for each language; it works without scripts. */
export function LanguageMenu({ languages }: { languages: readonly Locale[] }) {
  const t = useT()
  const { locale } = useFormat()
  const { pathname, search } = useLocation()
  return (
    <Menu
      trigger={<span className={css.word}>{ownName(locale)}</span>}
      label={`${t('desk.language')}: ${ownName(locale)}`}
      icon={LanguagesIcon}
      align="end"
    >
      <form method="post" action={paths.language()}>
        <input type="hidden" name="next" value={`${pathname}${search}`} />
        {languages.map((language) => (
          <MenuButton
            key={language}
            name="language"
            value={language}
            lang={language}
            aria-current={language === locale}
          >
            {ownName(language)}
          </MenuButton>
        ))}
      </form>
    </Menu>
  )
}

function AccountMenu({ side }: { side: 'seller' | 'staff' }) {
  const t = useT()
  const { shop, userName, ...roles } = useDesk()
  const seller = side === 'seller' ? roles.seller : null
  return (
    <Menu
      trigger={<span className={css.word}>{userName}</span>}
      label={`${t('desk.account')}: ${userName}`}
      icon={UserIcon}
      align="end"
    >
      <MenuHeading>
        {seller
          ? (seller.name ?? t('desk.role-name', { role: seller.role }))
          : t('desk.signed-in-as', { name: userName })}
      </MenuHeading>
      <MenuLink href={shop.origin} icon={ExternalLinkIcon}>
        {t('desk.to-shop')}
      </MenuLink>
      {side === 'seller' && shop.hasPush ? (
        <MenuLink href={paths.notifications()} icon={BellIcon}>
          {t('push.title')}
        </MenuLink>
      ) : null}
      <MenuLink href={paths.security(side)} icon={ShieldCheckIcon}>
        {t('factor.title')}
      </MenuLink>
      <form method="post" action={paths.signOut(side)} onSubmit={removeDrafts}>
        <MenuButton icon={LogOutIcon}>{t('desk.sign-out')}</MenuButton>
      </form>
    </Menu>
  )
}

/** Brings the link of the current page into view, where the pages are a row that scrolls. */
function useCurrentInView(pathname: string) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current=page]')
    if (!nav.current || !current) return
    const [outer, inner] = [nav.current.getBoundingClientRect(), current.getBoundingClientRect()]
    nav.current.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) })
  }, [pathname])
  return nav
}

interface DeskFrameProps {
  languages: readonly Locale[]
  /** Unread messages of the seller. */
  unread?: number
  /** Open requests to support. */
  openTickets?: number
  /** The seller centre, or the back office. */
  side?: 'seller' | 'staff'
  /** Another page is on its way. */
  loading?: boolean
  /** The path of a page that is on its way for so long that the frame shows its heading instead of the page before. */
  leavingTo?: string | null
  /** A notice above every page. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of every page of a signed-in person: brand, languages, account, and the pages that the role may open. */
export function DeskFrame({
  languages,
  unread = 0,
  openTickets = 0,
  side = 'seller',
  loading = false,
  leavingTo = null,
  notice,
  children,
}: DeskFrameProps) {
  const t = useT()
  const desk = useDesk()
  const { shop } = desk
  const may = useMay(side)
  const { pathname } = useLocation()
  const nav = useCurrentInView(pathname)
  useFocusInView()
  const isStaff = side === 'staff'
  const counts: Readonly<Record<string, number>> = { [paths.messages()]: unread, [paths.tickets()]: openTickets }
  const mayOpen = ({ permission }: FramePage) => desk[side] !== null && (permission === null || may(permission))
  const groups = (isStaff ? staffGroups : sellerGroups)
    .map((group) => ({ ...group, pages: group.pages.filter(mayOpen) }))
    .filter(({ pages }) => pages.length > 0)
  const isCurrent = (to: string) => (to === paths.overview() ? pathname === to : pathname.startsWith(to))
  return (
    <div className={css.page}>
      <SkipLink label={t('desk.skip-link')} />
      {loading ? <ProgressLine label={t('desk.loading')} /> : null}
      <header className={css.bar}>
        <DeskAnchor href={isStaff ? paths.staff() : paths.overview()} className={css.brand}>
          {shop.logoUrl ? <img className={css.logo} src={shop.logoUrl} alt="" /> : null}
          <span className={css.name}>{t(isStaff ? 'desk.staff-title' : 'desk.title', { shop: shop.name })}</span>
        </DeskAnchor>
        <div className={css.tools}>
          {desk[side] ? <CommandPalette side={side} groups={groups} /> : null}
          <LanguageMenu languages={languages} />
          <AccountMenu side={side} />
        </div>
      </header>
      <nav ref={nav} className={css.nav} aria-label={t(isStaff ? 'desk.staff-navigation' : 'desk.navigation')}>
        {groups.map(({ id, label, pages }) => (
          <div key={id} className={css.group}>
            {label ? <p className={css.groupName}>{t(label)}</p> : null}
            {pages.map(({ to, label: name, icon }) => (
              <DeskAnchor key={to} href={to} className={css.link} aria-current={isCurrent(to) ? 'page' : undefined}>
                <Icon shape={icon} size={18} />
                <span className={css.linkName}>{t(name)}</span>
                {counts[to] ? <span className={css.count}>{counts[to]}</span> : null}
              </DeskAnchor>
            ))}
          </div>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={css.main}>
        <div className={css.notice}>{notice}</div>
        {leavingTo === null ? null : <LoadingPage to={leavingTo} />}
        {/* What was typed on the page before stays, should the other one never come. */}
        <div hidden={leavingTo !== null}>{children}</div>
      </main>
    </div>
  )
}
