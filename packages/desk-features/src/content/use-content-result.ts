import { readRefusal, useFormKey } from '../kernel/index.ts'

/** The answer to the last step on a page of content: for the form, for the publication, and the keys of both. */
export function useContentResult(result: unknown) {
  const { done } = (result ?? {}) as { done?: string }
  const key = useFormKey(result, done !== undefined)
  const refusal = readRefusal(result)
  const none = readRefusal(undefined)
  const isPublishing = ['publish', 'withdraw', 'cancel-plan', 'restore'].includes(refusal.value('act') ?? '')
  return { key, edit: isPublishing ? none : refusal, publication: isPublishing ? refusal : none }
}
