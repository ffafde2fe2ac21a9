import { calls } from '@tradepost/contract'
import { lazyApi } from '../browser/lazy-api'

const maxReports = 10
const reported = new Set<string>()
let isWatching = false

function reportMissing(prefix: string, exceptionMsg: string, name: string): void {
  if (reported.has(name) || reported.size >= maxReports) return
  reported.add(name)
  lazyApi(prefix)(calls.log.webLog, { body: { logLevel: 'WARN', exceptionMsg, url: name.slice(0, 2000) } }).catch(
    () => undefined,
  )
}

/** Hides pictures that fail to load but preserves their space. Logs failed pictures and missing icons. */
export function watchMissingPictures(prefix: string): void {
  const hide = (picture: HTMLImageElement) => {
    picture.style.visibility = 'hidden'
    reportMissing(prefix, 'picture', picture.currentSrc || picture.src)
  }
  for (const picture of document.images) if (picture.complete && picture.src && !picture.naturalWidth) hide(picture)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-no-icon]'))
    reportMissing(prefix, 'icon', dataset.noIcon ?? '')
  if (isWatching) return
  isWatching = true
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) hide(target)
    },
    true,
  )
}
