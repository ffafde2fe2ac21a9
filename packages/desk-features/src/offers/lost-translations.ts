import { calls } from '@tradepost/contract'
import { isLocale, ownName } from '@tradepost/i18n'
import type { DeskContext } from '../kernel/server.ts'

interface Words {
  title: string
  description: string
}

const namesOf = (list: readonly { language: string }[]) =>
  list.map(({ language }) => (isLocale(language) ? ownName(language) : language))

/** The names of the languages whose translations an edit with these words would remove. */
export async function translationsLostBy({ api }: DeskContext, id: string, words: Words): Promise<string[]> {
  const { original, list } = await api(calls.offerTranslation.offerTranslations, { params: { id } })
  return words.title === original.title && words.description === original.description ? [] : namesOf(list)
}

/** Those of the languages that have no translation any more. */
export async function goneTranslations({ api }: DeskContext, id: string, before: readonly string[]): Promise<string[]> {
  if (before.length === 0) return []
  const { list } = await api(calls.offerTranslation.offerTranslations, { params: { id } })
  const left = namesOf(list)
  return before.filter((name) => !left.includes(name))
}
