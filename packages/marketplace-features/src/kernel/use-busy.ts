import { useNavigation } from '@remix-run/react'

/** True while a form is being posted. With an intent, only for the button with that intent. */
export function useBusy(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation()
  if (state === 'idle' || formMethod?.toUpperCase() !== 'POST') return false
  return intent === undefined || formData?.get('intent') === intent
}
