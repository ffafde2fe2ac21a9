import { calls, type SellerBrief } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '../kernel/index.ts'
import { FaceMark } from './face.tsx'
import * as css from './online-sellers.css.ts'

/** The maximum number of sellers per call. */
const maxSellers = 100

interface Props {
  offers: readonly { seller: Pick<SellerBrief, 'id' | 'online'> }[]
  children: ReactNode
}

/** Marks sellers who are online. Begins with the rendered state; then the browser fetches the current state. */
export function OnlineSellers({ offers, children }: Props) {
  const t = useT()
  const { api } = useShop()
  const [answer, setAnswer] = useState<{ sellerIds: string; online: ReadonlySet<string> } | null>(null)
  const sellerIds = [...new Set(offers.map(({ seller }) => seller.id))].slice(0, maxSellers).join()

  useEffect(() => {
    if (!sellerIds) return
    const stop = new AbortController()
    api(calls.seller.sellerOnline, { body: { sellerIds: sellerIds.split(',') } }, { signal: stop.signal })
      .then((list) => {
        const online = new Set(list.filter((one) => one.online).map(({ sellerId }) => sellerId))
        setAnswer({ sellerIds, online })
      })
      .catch(() => {
        // Keep the rendered state. The storefront has logged the failure.
      })
    return () => stop.abort()
  }, [sellerIds, api])

  const onlineWhenRendered = useMemo(
    () => new Set(offers.filter(({ seller }) => seller.online).map(({ seller }) => seller.id)),
    [offers],
  )
  const online = answer?.sellerIds === sellerIds ? answer.online : onlineWhenRendered
  const mark = useCallback(
    (sellerId: string, avatar: ReactNode) =>
      online.has(sellerId) ? (
        <span className={css.face}>
          {avatar}
          <span role="img" aria-label={t('offer.online')} title={t('offer.online')} className={css.dot} />
        </span>
      ) : (
        avatar
      ),
    [online, t],
  )
  return <FaceMark value={mark}>{children}</FaceMark>
}
