import { Outlet, useNavigation } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { DeskFrame } from '@tradepost/desk-features/frame'
import { useDesk } from '@tradepost/desk-features/kernel'
import { KeepDevice } from '@tradepost/desk-features/push'
import { NoSellerPage } from '@tradepost/desk-features/sign-in'
import { StandingNotice } from '@tradepost/desk-features/standing'
import { useT } from '@tradepost/i18n/react'
import { ProgressLine } from '@tradepost/ui-kit/progress'
import type { RootData } from '../root.tsx'

interface DeskPageProps {
  root: RootData
  unread: number
  /** Null if it is not known at the moment. */
  standing: CallData<typeof calls.standing.ownStanding> | null
}

/** The frame around a seller's pages. An account without a seller gets a page that says so. */
export function DeskPage({ root, unread, standing }: DeskPageProps) {
  const { seller, shop } = useDesk()
  const t = useT()
  const { state } = useNavigation()
  if (!seller) return <NoSellerPage />
  return (
    <>
      {shop.hasPush ? <KeepDevice /> : null}
      {state === 'loading' ? <ProgressLine label={t('desk.loading')} /> : null}
      <DeskFrame languages={root.languages} unread={unread} notice={standing ? <StandingNotice {...standing} /> : null}>
        <Outlet />
      </DeskFrame>
    </>
  )
}
