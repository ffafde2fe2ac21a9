import { calls } from '@tradepost/contract'
import { lazyApi } from '../browser/lazy-api'

const most = 10
const told = new Set<string>()
let isWatching = false

function tell(prefix: string, exceptionMsg: string, name: string): void {
  if (told.has(name) || told.size >= most) return
  told.add(name)
  lazyApi(prefix)(calls.log.webLog, { body: { logLevel: 'WARN', exceptionMsg, url: name.slice(0, 2000) } }).catch(
    () => undefined,
  )
}

/** Leaves the room of a picture or icon that does not come blank, and tells the log, now and from now on. */
export function watchMissingPictures(prefix: string): void {
  const blank = (picture: HTMLImageElement) => {
    picture.style.visibility = 'hidden'
    tell(prefix, 'picture', picture.currentSrc || picture.src)
  }
  for (const picture of document.images) if (picture.complete && picture.src && !picture.naturalWidth) blank(picture)
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-no-icon]'))
    tell(prefix, 'icon', dataset.noIcon ?? '')
  if (isWatching) return
  isWatching = true
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) blank(target)
    },
    true,
  )
}
