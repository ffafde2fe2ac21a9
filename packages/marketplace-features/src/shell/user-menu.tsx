import { useHref } from '@remix-run/react'
import { calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Menu, MenuButton, MenuHeading, MenuLink, MenuSeparator } from '@tradepost/ui-kit/menu'
import { useState } from 'react'
import { useShop } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { linkAs } from './link-as.tsx'
import type { ShellData } from './shell-data.ts'

interface Totals {
  coupons?: number
  points?: number
  wallet?: number
}

/** The buyer's menu. Its numbers are fetched when it opens. */
export function UserMenu({ user }: { user: NonNullable<ShellData['user']> }) {
  const t = useT()
  const { money } = useFormat()
  const { api, tenant } = useShop()
  const logoutAction = useHref(paths.logout())
  const [totals, setTotals] = useState<Totals>({})

  function load() {
    const add = (part: Totals) => setTotals((now) => ({ ...now, ...part }))
    // Each call may fail without affecting the others. The storefront logs failures.
    const ignoreFailure = (promise: Promise<void>) => void promise.catch(() => {})
    ignoreFailure(
      api(calls.coupon.couponList, { body: { available: true } }).then(({ total }) => add({ coupons: total })),
    )
    ignoreFailure(api(calls.points.pointTotal).then(({ totalPoint }) => add({ points: totalPoint })))
    ignoreFailure(api(calls.wallet.walletBalance).then(({ amount }) => add({ wallet: amount })))
  }
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))

  return (
    <Menu
      trigger={<Avatar src={user.avatarUrl} alt="" size={32} />}
      label={t('shell.userMenu', { name: user.nickName })}
      look="bare"
      align="end"
      onOpenChange={(open) => open && load()}
    >
      <MenuHeading>{user.nickName}</MenuHeading>
      <MenuLink as={linkAs} href={paths.orders()}>
        {t('shell.orders')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.wishlist()}>
        {t('shell.wishlist')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.coupons()} end={count(totals.coupons)}>
        {t('shell.coupons')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.points()} end={count(totals.points)}>
        {t('shell.points')}
      </MenuLink>
      {totals.wallet === undefined ? null : (
        <MenuLink
          as={linkAs}
          href={paths.gCoin()}
          end={<bdi>{money({ minor: totals.wallet, currency: 'GCOIN' })}</bdi>}
        >
          {t('shell.wallet')}
        </MenuLink>
      )}
      <MenuLink as={linkAs} href={paths.messages()}>
        {t('shell.messages')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink as={linkAs} href={paths.profile()}>
        {t('shell.profile')}
      </MenuLink>
      <MenuLink as={linkAs} href={`${paths.profile()}#avatar`}>
        {t('shell.editAvatar')}
      </MenuLink>
      <MenuLink as={linkAs} href={paths.settings()}>
        {t('shell.settings')}
      </MenuLink>
      {tenant.sellerUrl ? (
        <MenuLink href={tenant.sellerUrl} target="_blank" rel="noopener">
          {t('shell.switchToSeller')}
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <form method="post" action={logoutAction}>
        <MenuButton>{t('shell.logOut')}</MenuButton>
      </form>
    </Menu>
  )
}
