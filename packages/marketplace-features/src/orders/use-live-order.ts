import { useRevalidator } from '@remix-run/react'
import { calls, type OrderDetail } from '@tradepost/contract'
import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import { useEffect } from 'react'
import { useShop } from '../kernel/index.ts'

const pollMs = 4000

/**
 * Polls an unfinished order while its page is visible, and reloads the page's data when the order's timeline has a new
 * entry.
 */
export function useLiveOrder({ id, state, timeline }: OrderDetail): void {
  const { api } = useShop()
  const { revalidate } = useRevalidator()
  const isOpen = state === 'awaiting_payment' || isOneOf(undeliveredStates, state)
  const entries = timeline.length
  useEffect(() => {
    if (!isOpen) return
    let isAsking = false
    const poll = async () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      try {
        const order = await api(calls.order.orderDetail, { params: { id } })
        if (order.timeline.length > entries) revalidate()
      } catch {
        // The next poll tries again. The storefront has logged the failure.
      }
      isAsking = false
    }
    const timer = setInterval(poll, pollMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [api, revalidate, isOpen, id, entries])
}
