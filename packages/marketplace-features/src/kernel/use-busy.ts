import { useNavigation } from '@remix-run/react'

/** Whether a posted form is under way; with an intent, only that button's. */
export function useBusy(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation()
  if (state === 'idle' || formMethod?.toUpperCase() !== 'POST') return false
  return intent === undefined || formData?.get('intent') === intent
}
