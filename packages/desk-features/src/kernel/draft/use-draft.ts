import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedValues } from '../typed-values.ts'
import { useDesk } from '../use-desk.tsx'
import { type Draft, readDraft, removeDraft, writeDraft } from './draft-store.ts'

const waitMs = 500

interface Result {
  ok?: boolean
  values?: Record<string, string>
}

export interface KeptDraft {
  /** The result of the last action, or the draft in its form, so that fields show what was typed. */
  result: unknown
  /** The form begins anew with this key. */
  formKey: string
  form: {
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onChange: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** When that was typed which the form shows again; null if it shows no draft. */
  typedAt: string | null
  discard: () => void
}

/**
 * Keeps what somebody types into a form in the browser, without secrets and files, and shows it again after a reload, a
 * crash, or the end of the session. The draft is over when the form was saved.
 */
export function useDraft(form: string, result: unknown): KeptDraft {
  const { shop, seller, userName } = useDesk()
  const name = [shop.code, seller?.sellerId ?? '', userName, form].join(' ')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [begun, setBegun] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const { ok, values } = (result ?? {}) as Result

  useEffect(() => {
    const found = readDraft(name)
    if (found?.isSent) removeDraft(name)
    setDraft(found && !found.isSent ? found : null)
    return () => clearTimeout(timer.current)
  }, [name])
  useEffect(() => {
    if (ok === true) {
      clearTimeout(timer.current)
      removeDraft(name)
      setDraft(null)
    } else if (ok === false && values) writeDraft(name, { values, savedAt: Date.now(), isSent: false })
  }, [name, ok, values])

  const keep = (element: HTMLFormElement, isSent: boolean) =>
    writeDraft(name, { values: typedValues(new FormData(element)), savedAt: Date.now(), isSent })
  const keepLater = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(currentTarget, false), waitMs)
  }
  return {
    result: result ?? (draft ? { ok: false, problems: [], values: draft.values } : undefined),
    formKey: `${draft?.savedAt ?? 0} ${begun}`,
    form: {
      onInput: keepLater,
      onChange: keepLater,
      onSubmit: ({ currentTarget }) => {
        clearTimeout(timer.current)
        keep(currentTarget, true)
      },
    },
    typedAt: draft && !result ? new Date(draft.savedAt).toISOString() : null,
    discard: () => {
      clearTimeout(timer.current)
      removeDraft(name)
      setDraft(null)
      setBegun((times) => times + 1)
    },
  }
}
