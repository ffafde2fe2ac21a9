import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { flatten, type Texts } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import * as en from './messages/en/index.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]))

// Doubling vowels makes a text about 40 % longer, as German or Finnish would.
const stretch = (text: string) =>
  [...text].map((letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)).join('')

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: stretch(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) }
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([key, option]) => [
            key,
            { ...option, value: option.value.map(pseudoElement) },
          ]),
        ),
      }
    default:
      return element
  }
}

/** A pseudo-translation of an English text: accented, about 40 % longer, in brackets, with unchanged placeholders. */
export function pseudo(text: string): MessageFormatElement[] {
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return [bracket('⟦'), ...parse(text).map(pseudoElement), bracket('⟧')]
}

/** The English catalogue pseudo-translated, to find hard-coded text and text that does not fit. */
export function pseudoMessages(): CompiledMessages {
  return Object.fromEntries(Object.entries(flatten(en)).map(([id, text]) => [id, pseudo(text)]))
}

/** The pseudo-translation as a pack of texts, in the form that the gateway serves. */
export const pseudoPack = (): Texts =>
  Object.fromEntries(Object.entries(flatten(en)).map(([id, text]) => [id, printAST(pseudo(text))]))
