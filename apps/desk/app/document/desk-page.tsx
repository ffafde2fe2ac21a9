import { Outlet, useNavigation } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { DeskFrame, useLeaving } from '@tradepost/desk-features/frame'
import { useDesk } from '@tradepost/desk-features/kernel'
import { KeepDevice } from '@tradepost/desk-features/push'
import { NoSellerPage } from '@tradepost/desk-features/sign-in'
import { StandingNotice } from '@tradepost/desk-features/standing'
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
  const { state } = useNavigation()
  const leavingTo = useLeaving()
  if (!seller) return <NoSellerPage />
  return (
    <>
      {shop.hasPush ? <KeepDevice /> : null}
      <DeskFrame
        languages={root.languages}
        unread={unread}
        loading={state === 'loading'}
        leavingTo={leavingTo}
        notice={standing ? <StandingNotice {...standing} /> : null}
      >
        <Outlet />
      </DeskFrame>
    </>
  )
}
