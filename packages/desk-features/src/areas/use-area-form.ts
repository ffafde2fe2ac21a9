import type { Locale } from '@tradepost/i18n'
import { createContext, useContext } from 'react'
import type { readRefusal } from '../kernel/index.ts'

/** What all fields of an area share. */
export interface AreaFormFacts {
  /** The language whose words the form shows. */
  language: Locale
  /** The language from which the others are translated. */
  original: Locale
  /** The languages of the shop. */
  languages: readonly Locale[]
  disabled: boolean
  refusal: ReturnType<typeof readRefusal>
  /** Keys of the parts whose words in the shown language are older than the original. */
  outdated: readonly string[]
}

export const AreaFormContext = createContext<AreaFormFacts | null>(null)

export function useAreaForm(): AreaFormFacts {
  const facts = useContext(AreaFormContext)
  if (!facts) throw new Error('useAreaForm: no form of an area around')
  return facts
}
