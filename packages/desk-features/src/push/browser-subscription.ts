import { paths } from '../kernel/index.ts'

const scope = '/sell/'
const worker = '/sell/push-worker.js'

/** True if the browser can be notified. */
export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** True for an iPhone or iPad that shows the page in its browser. It notifies only of pages on its home screen. */
export function isAppleBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}

/** The subscription that this browser has; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Subscribes this browser with the key of the installation, after the person has allowed it. */
export async function subscribe(serverKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(worker, { scope })
  await navigator.serviceWorker.ready
  const before = await registration.pushManager.getSubscription()
  // A subscription with an earlier key cannot be reused.
  await before?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) })
}

/** The fields by which the gateway encrypts for a subscription. */
export const fieldsOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
})

/** Ties this browser to the current session. Returns the id of its device; null if it gets no notifications. */
export async function renew({ endpoint }: PushSubscription): Promise<string | null> {
  const answer = await fetch(paths.pushDevice(), { method: 'POST', body: new URLSearchParams({ endpoint }) })
  if (!answer.ok) throw new Error(`renewing a device was answered ${answer.status}`)
  return ((await answer.json()) as { id: string | null }).id
}
