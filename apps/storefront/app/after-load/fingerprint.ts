import { calls } from '@tradepost/contract'
import { visitStorage } from '@tradepost/marketplace-features/kernel/browser-storage'
import { browserZone } from '../browser/browser-zone'
import { lazyApi } from '../browser/lazy-api'
import { isSampled } from './is-sampled'

const noted = 'fingerprint'

/** What a device looks like; nothing that names a person. */
const facts = () => ({
  agent: navigator.userAgent,
  languages: navigator.languages,
  zone: browserZone(),
  screen: [window.screen.width, window.screen.height, window.devicePixelRatio, window.screen.colorDepth],
  cores: navigator.hardwareConcurrency,
  touch: navigator.maxTouchPoints,
})

/** Logs what a watched device looks like, once per visit; only for those who agreed. */
export function logFingerprint(deviceId: string | undefined, prefix: string): void {
  if (!deviceId || !isSampled(deviceId) || visitStorage.getItem(noted)) return
  visitStorage.setItem(noted, '1')
  const body = { logLevel: 'INFO', exceptionMsg: noted, data: JSON.stringify(facts()) } as const
  lazyApi(prefix)(calls.log.webLog, { body }).catch(() => undefined)
}
