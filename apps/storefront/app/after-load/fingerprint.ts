import { calls } from '@tradepost/contract'
import { visitStorage } from '@tradepost/marketplace-features/kernel/browser-storage'
import { browserZone } from '../browser/browser-zone'
import { lazyApi } from '../browser/lazy-api'
import { isSampled } from './is-sampled'

const logName = 'fingerprint'

/** Properties of the device, none of which identifies a person. */
const deviceProperties = () => ({
  agent: navigator.userAgent,
  languages: navigator.languages,
  zone: browserZone(),
  screen: [window.screen.width, window.screen.height, window.devicePixelRatio, window.screen.colorDepth],
  cores: navigator.hardwareConcurrency,
  touch: navigator.maxTouchPoints,
})

/** Logs the properties of a sampled device, once per visit. Call it only for visitors who agreed. */
export function logFingerprint(deviceId: string | undefined, prefix: string): void {
  if (!deviceId || !isSampled(deviceId) || visitStorage.getItem(logName)) return
  visitStorage.setItem(logName, '1')
  const body = { logLevel: 'INFO', exceptionMsg: logName, data: JSON.stringify(deviceProperties()) } as const
  lazyApi(prefix)(calls.log.webLog, { body }).catch(() => undefined)
}
