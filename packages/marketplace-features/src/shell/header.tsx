import { NavLink } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Icon } from '@tradepost/ui-kit/icon'
import { IconButtonLink } from '@tradepost/ui-kit/icon-button'
import {
  ChevronDownIcon,
  DownloadIcon,
  GlobeIcon,
  HeartIcon,
  MenuIcon,
  ShoppingCartIcon,
  UserIcon,
} from '@tradepost/ui-kit/icons'
import { Menu, MenuLink, Popover } from '@tradepost/ui-kit/menu'
import { useShop } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { ChoiceForm } from './choices/choice-form.tsx'
import * as css from './header.css.ts'
import { HeaderSearch } from './header-search.tsx'
import { linkAs } from './link-as.tsx'
import { PhoneSearch } from './phone-search.tsx'
import type { ShellData } from './shell-data.ts'
import { useCartCount } from './use-cart-count.ts'
import { useLatePanel } from './use-late-panel.tsx'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps {
  data: ShellData
  primary: boolean
  plain: boolean
}

function Logo() {
  const { tenant } = useShop()
  const { src, dark, width, height } = tenant.logo
  return (
    <ShopLink to={paths.home()} className={css.logo}>
      <img src={src} alt={tenant.displayName} width={width} height={height} className={css.logoLight} />
      <img src={dark} alt={tenant.displayName} width={width} height={height} loading="lazy" className={css.logoDark} />
    </ShopLink>
  )
}

function SiteLinks() {
  const t = useT()
  const { tenant } = useShop()
  return (
    <>
      {tenant.sellerUrl ? (
        <a href={tenant.sellerUrl} target="_blank" rel="noopener" className={css.wideLink}>
          {t('shell.sell')}
        </a>
      ) : null}
      <span className={css.desktopOnly}>
        <IconButtonLink as={linkAs} href={paths.download()} icon={DownloadIcon} label={t('shell.download')} />
        <IconButtonLink as={linkAs} href={paths.wishlist()} icon={HeartIcon} label={t('shell.wishlist')} />
      </span>
    </>
  )
}

/** The page's language, by name, and currency. */
function useChosen() {
  const { languages, locale, currency } = useShop()
  return { language: languages.find(({ id }) => id === locale)?.value ?? locale, currency }
}

function LanguagePanel() {
  const t = useT()
  const { language, currency } = useChosen()
  return (
    <Popover
      trigger={
        <span>
          <span className={css.desktopOnly}>{language} · </span>
          {currency.code}
        </span>
      }
      label={`${t('shell.languageAndCurrency')}: ${language}, ${currency.code}`}
      icon={GlobeIcon}
      align="end"
      closeOnScroll
      className={css.languagePanel}
      {...useLatePanel('language', t('shell.languageAndCurrency'))}
    >
      <ChoiceForm className={css.choice} />
    </Popover>
  )
}

function Account({ user }: Pick<ShellData, 'user'>) {
  const t = useT()
  if (user)
    return (
      <>
        <ShopLink to={paths.orders()} className={css.wideLink}>
          {t('shell.myOrders')}
        </ShopLink>
        <UserMenu user={user} />
      </>
    )
  return (
    <>
      <span className={css.memberPlace}>
        <ShopLink to={paths.orders()} className={css.wideLink}>
          {t('shell.myOrders')}
        </ShopLink>
        <span className={css.menuPlace} />
      </span>
      <span className={css.desktopOnly} data-for="visitor">
        <ShopLink to={paths.orders()} className={css.quietLink}>
          {t('shell.myOrders')}
        </ShopLink>
        <ShopLink to={paths.login()} className={css.quietLink}>
          {t('shell.logIn')}
        </ShopLink>
        <ButtonLink as={linkAs} href={paths.signUp()} size="sm">
          {t('shell.signUp')}
        </ButtonLink>
      </span>
      <span className={css.belowDesktop} data-for="visitor">
        <IconButtonLink
          as={linkAs}
          href={paths.login()}
          icon={UserIcon}
          label={`${t('shell.logIn')} / ${t('shell.signUp')}`}
        />
      </span>
    </>
  )
}

/** Language and currency in the menu on phones, collapsed. */
function PhoneChoice() {
  const t = useT()
  const { language, currency } = useChosen()
  return (
    <details className={css.fold}>
      <summary
        className={css.foldSummary}
        aria-label={`${t('shell.languageAndCurrency')}: ${language}, ${currency.code}`}
      >
        <Icon shape={GlobeIcon} size={18} />
        {language} · {currency.code}
        <span className={css.foldArrow}>
          <Icon shape={ChevronDownIcon} size={16} />
        </span>
      </summary>
      <ChoiceForm className={css.choiceInMenu} />
    </details>
  )
}

function PhoneMenu({ data }: Pick<HeaderProps, 'data'>) {
  const t = useT()
  const { tenant } = useShop()
  return (
    <Menu
      trigger={null}
      label={t('shell.menu')}
      icon={MenuIcon}
      look="bare"
      align="end"
      closeOnScroll
      className={css.phoneMenu}
      {...useLatePanel('site', t('shell.menu'))}
    >
      <div className={css.phoneOnly}>
        <PhoneChoice />
      </div>
      {data.categories.map(({ id, name }) => (
        <MenuLink key={id} as={linkAs} href={paths.category(id)}>
          {name}
        </MenuLink>
      ))}
      <MenuLink as={linkAs} href={paths.allGames()}>
        {t('shell.allGames')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.orders()}>
        {t('shell.myOrders')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.wishlist()}>
        {t('shell.wishlist')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.help()}>
        {t('shell.help')}
      </MenuLink>
      {tenant.sellerUrl ? (
        <MenuLink href={tenant.sellerUrl} target="_blank" rel="noopener">
          {t('shell.sell')}
        </MenuLink>
      ) : null}
      <MenuLink as={linkAs} href={paths.download()}>
        {t('shell.download')}
      </MenuLink>
    </Menu>
  )
}

function CategoryRow({ categories }: Pick<ShellData, 'categories'>) {
  const t = useT()
  return (
    <nav className={css.categories} aria-label={t('shell.mainNavigation')}>
      {categories.map(({ id, name }) => (
        <NavLink key={id} to={paths.category(id)} prefetch="intent" className={css.category}>
          {name}
        </NavLink>
      ))}
      <NavLink to={paths.allGames()} prefetch="intent" className={css.category}>
        {t('shell.allGames')}
      </NavLink>
      <NavLink to={paths.help()} prefetch="intent" className={css.category}>
        {t('shell.help')}
      </NavLink>
    </nav>
  )
}

/** The header of every page. */
export function Header({ data, primary, plain }: HeaderProps) {
  const t = useT()
  const { user, categories } = data
  const cartCount = useCartCount(data.cartCount)
  return (
    <header className={`${css.header} ${primary ? css.primary : ''}`} data-header={primary ? 'primary' : 'default'}>
      <div className={css.row}>
        <Logo />
        {plain ? null : (
          <div className={css.search}>
            <HeaderSearch />
          </div>
        )}
        <span className={css.push} />
        {plain ? null : <SiteLinks />}
        <LanguagePanel />
        {plain ? null : (
          <div className={css.phoneOnly}>
            <PhoneSearch />
          </div>
        )}
        <IconButtonLink
          as={linkAs}
          href={paths.cart()}
          icon={ShoppingCartIcon}
          label={t('shell.cartCount', { count: cartCount })}
          {...(cartCount ? { count: cartCount > 99 ? '99+' : formatNumber(cartCount) } : {})}
        />
        <Account user={user} />
        {plain ? null : <PhoneMenu data={data} />}
      </div>
      {plain ? null : <CategoryRow categories={categories} />}
    </header>
  )
}
