import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Texts } from './catalogue.ts'

/** A message as the browser receives it: a string if it has no ICU syntax, a parsed tree otherwise. */
export type CompiledMessage = string | MessageFormatElement[]
export type CompiledMessages = Record<string, CompiledMessage>

const plain = /^[^{}<>'#]*$/

/** Compiles ICU texts so that the browser needs no parser; a text that cannot be parsed stays as plain text. */
export function compile(texts: Texts): CompiledMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      if (plain.test(text)) return [id, text]
      try {
        return [id, parse(text)]
      } catch {
        return [id, text]
      }
    }),
  )
}
