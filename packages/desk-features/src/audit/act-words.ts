import { useT } from '@tradepost/i18n/react'

/** The name of an act in the messages. Staff and sellers share the words for the same act. */
export function actKeyOf(call: string): string {
  const name = (call.split('.')[1] ?? '').replace(/^(?:staff|seller)/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Returns what a recorded call did, in words. */
export function useActName(): (call: string) => string {
  const t = useT()
  return (call) => t('staffDesk.act', { call: actKeyOf(call) })
}
