import { useNavigation } from '@remix-run/react'

/** True while the form with this value of `act` is being sent. */
export function useBusy(act?: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData !== undefined && (act === undefined || formData.get('act') === act)
}
