import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import type { Translator } from '../../platform/translation/translator.ts'

interface Words {
  title: string
  description: string
}

/** The beginning of a line that is no text: spaces, and the mark of a heading or of a list. */
const markOf = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/

/** A text without the characters over its limit, and never half a character. */
const within = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * The words of an offer in another language. Each line is translated for itself, so that headings, lists and empty
 * lines stay what they are.
 */
export async function translateWords(translator: Translator, words: Words, from: string, to: string): Promise<Words> {
  const lines = words.description.split('\n').map((line) => {
    const mark = markOf.exec(line)?.[0] ?? ''
    return { mark, text: line.slice(mark.length) }
  })
  const texts = [words.title, ...lines.map(({ text }) => text).filter((text) => text.trim() !== '')]
  const [title = '', ...translated] = await translator.translate(texts, from, to)
  const rest = translated.values()
  // A line break within a line would make two of it.
  const next = () => (rest.next().value ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    title: within(title.replaceAll(/\s+/g, ' ').trim(), offerLimits.title),
    description: within(
      lines.map(({ mark, text }) => (text.trim() === '' ? mark + text : mark + next())).join('\n'),
      offerLimits.description,
    ),
  }
}
