import { useSyncExternalStore } from 'react'

let missing = false
const listeners = new Set<() => void>()

/** Records whether the card provider's script has loaded. */
export function setCardScriptState(state: 'loaded' | 'missing'): void {
  missing = state === 'missing'
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the card provider's script is blocked or late. */
export const useCardScriptMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing,
    () => false,
  )
