import { useSubmit } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { currentSubscription, fieldsOf, isAppleBrowser, isSupported, renew, subscribe } from './browser-subscription.ts'

/** What this browser can do, or what stands in the way. `known`: it has a subscription, of the device `id`. */
export type BrowserState =
  | 'checking'
  | 'unsupported'
  | 'not-installed'
  | 'off'
  | 'asked'
  | 'denied'
  | 'failed'
  | 'known'

export interface ThisBrowser {
  state: BrowserState
  /** The id of its device; null if it has none. */
  id: string | null
  turnOn(): void
  turnOff(): void
}

async function readState(): Promise<Pick<ThisBrowser, 'state' | 'id'>> {
  if (!isSupported()) return { state: isAppleBrowser() ? 'not-installed' : 'unsupported', id: null }
  if (Notification.permission === 'denied') return { state: 'denied', id: null }
  const subscription = await currentSubscription()
  const id = subscription ? await renew(subscription) : null
  return { state: id ? 'known' : 'off', id }
}

/** The notifications of this browser. `added` is the device that the last form added. */
export function useThisBrowser(serverKey: string | null, added: string | null): ThisBrowser {
  const submit = useSubmit()
  const [{ state, id }, setBrowser] = useState<Pick<ThisBrowser, 'state' | 'id'>>({ state: 'checking', id: null })
  useEffect(() => {
    readState().then(setBrowser, () => setBrowser({ state: 'off', id: null }))
  }, [])
  useEffect(() => {
    if (added) setBrowser({ state: 'known', id: added })
  }, [added])

  const turnOn = async (key: string) => {
    setBrowser({ state: 'asked', id: null })
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return setBrowser({ state: permission === 'denied' ? 'denied' : 'off', id: null })
    const subscription = await subscribe(key)
    submit({ act: 'add', ...fieldsOf(subscription) }, { method: 'post' })
    setBrowser({ state: 'off', id: null })
  }
  const turnOff = async (device: string) => {
    submit({ act: 'remove', id: device }, { method: 'post' })
    await (await currentSubscription())?.unsubscribe()
    setBrowser({ state: 'off', id: null })
  }
  const failed = () => setBrowser({ state: 'failed', id: null })
  return {
    ...{ state, id },
    turnOn: () => void (serverKey && turnOn(serverKey).catch(failed)),
    turnOff: () => void (id && turnOff(id).catch(failed)),
  }
}
