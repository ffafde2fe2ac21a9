import { Outlet, useNavigation } from '@remix-run/react'
import { DeskFrame } from '@tradepost/desk-features/frame'
import { useDesk } from '@tradepost/desk-features/kernel'
import { NoSellerPage } from '@tradepost/desk-features/sign-in'
import { useT } from '@tradepost/i18n/react'
import { ProgressLine } from '@tradepost/ui-kit/progress'
import type { RootData } from '../root.tsx'

/** The frame around a seller's pages. An account without a seller gets a page that says so. */
export function DeskPage({ root, unread }: { root: RootData; unread: number }) {
  const { seller } = useDesk()
  const t = useT()
  const { state } = useNavigation()
  if (!seller) return <NoSellerPage />
  return (
    <>
      {state === 'loading' ? <ProgressLine label={t('desk.loading')} /> : null}
      <DeskFrame languages={root.languages} unread={unread}>
        <Outlet />
      </DeskFrame>
    </>
  )
}
