import { useEffect } from 'react'
import { paths } from '../kernel/index.ts'
import { currentSubscription, renew } from './browser-subscription.ts'

/** Ties a browser that is notified to the session of the person who uses it, so that signing out ends it. */
export function KeepDevice() {
  useEffect(() => {
    // The page of the notifications does this itself.
    if (location.pathname === paths.notifications()) return
    currentSubscription()
      .then((subscription) => (subscription ? renew(subscription) : null))
      // The next page tries it again.
      .catch(() => {})
  }, [])
  return null
}
