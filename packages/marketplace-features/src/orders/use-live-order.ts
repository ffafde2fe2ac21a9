import { useRevalidator } from '@remix-run/react'
import { calls, type OrderDetail } from '@tradepost/contract'
import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useShop } from '../kernel/index.ts'

const pollMs = 4000

/** Polls an unfinished order, and reloads the page's data when the order's timeline has a new entry. */
export function useLiveOrder(order: OrderDetail): void {
  const { api } = useShop()
  const { revalidate } = useRevalidator()
  const { data } = useSWR(
    order.state === 'awaiting_payment' || isOneOf(undeliveredStates, order.state) ? ['order', order.id] : null,
    () => api(calls.order.orderDetail, { params: { id: order.id } }),
    { fallbackData: order, revalidateOnMount: false, refreshInterval: pollMs },
  )
  const hasNewEntry = data !== undefined && data.timeline.length > order.timeline.length
  useEffect(() => {
    if (hasNewEntry) revalidate()
  }, [hasNewEntry, revalidate])
}
