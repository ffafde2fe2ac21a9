import type { CallData, calls } from '@tradepost/contract'
import { PushView } from './push-view.tsx'
import { useThisBrowser } from './use-this-browser.ts'

export interface PushPageProps {
  settings: CallData<typeof calls.push.pushSettings>
  result?: unknown
}

/** The notifications of a person: on this browser, on other devices, and of which topics. */
export function PushPage({ settings, result }: PushPageProps) {
  const { done, id = null } = (result ?? {}) as { done?: string; id?: string | null }
  const browser = useThisBrowser(settings.serverKey, done === 'added' ? id : null)
  return <PushView settings={settings} browser={browser} result={result} />
}
