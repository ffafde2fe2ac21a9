import { reloadGuardSeconds } from '@tradepost/contract/constants'
import { visitStorage } from '@tradepost/marketplace-features/kernel/browser-storage'

const key = 'reloadedAt'

const isEdited = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  )

/** Reloads the page, at most once in ten seconds per tab, and never after the visitor has edited a field. */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(visitStorage.getItem(key) ?? 0)
  if (now - last < reloadGuardSeconds * 1000 || isEdited()) return false
  visitStorage.setItem(key, String(now))
  window.location.reload()
  return true
}
