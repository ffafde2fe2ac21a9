import { useState } from 'react'

/** The key of a form: it changes with each answer that is a success, so that only then the form starts anew. */
export function useFormKey(result: unknown, isSuccess: boolean): number {
  const [{ answer, key }, setLast] = useState({ answer: isSuccess ? result : undefined, key: 0 })
  if (!isSuccess || answer === result) return key
  setLast({ answer: result, key: key + 1 })
  return key + 1
}
