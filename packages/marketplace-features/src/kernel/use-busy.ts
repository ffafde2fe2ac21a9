import { useNavigation } from '@remix-run/react'

/** True while a form is being posted; with an intent, only for that button's. */
export function useBusy(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation()
  if (state === 'idle' || formMethod?.toUpperCase() !== 'POST') return false
  return intent === undefined || formData?.get('intent') === intent
}
