import { useNavigation } from '@remix-run/react'

/** True while a form is being submitted. With `intent`, only for a submission with that intent. */
export function useBusy(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation()
  if (state === 'idle' || formMethod?.toUpperCase() !== 'POST') return false
  return intent === undefined || formData?.get('intent') === intent
}
