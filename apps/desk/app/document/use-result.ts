import { useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'

/**
 * The answer of this page's action, once the data of the page are loaded again. Remix gives the answer before the new
 * data: a form that starts anew with either would start twice and lose what a person typed in between.
 */
export function useResult<Action>() {
  const answered = useActionData<Action>()
  const { state } = useNavigation()
  const [result, setResult] = useState(answered)
  if (state !== 'idle' || result === answered) return result
  setResult(answered)
  return answered
}
