import type { MessageId, Namespace } from '../catalogue.ts'
import { shapeOf } from '../icu/message-shape.ts'
import { fillings } from './fillings.ts'
import { notes } from './notes.ts'
import { screens } from './screens.ts'

/** The place of a message in the code: its element and file. */
export interface Use {
  place: string | null
  file: string
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function usesText(uses: readonly Use[]): string[] {
  const places = [...new Set(uses.flatMap(({ place }) => place ?? []))]
  const files = [...new Set(uses.map(({ file }) => file))].slice(0, 3)
  return [
    ...(places.length ? [sentence(`Shown as: ${places.join(', ')}`)] : []),
    ...(files.length ? [sentence(`Used by ${files.join(', ')}`)] : []),
  ]
}

/** All notes for translators about a message. */
export function describe(id: string, text: string, uses: readonly Use[] = []): string {
  const { placeholders, tags } = shapeOf(text)
  const filled = [...placeholders.keys(), ...tags].map((name) => {
    const shown = tags.has(name) ? `<${name}>` : `{${name}}`
    return sentence(`${shown}: ${fillings[name] ?? 'not described'}`)
  })
  const note = notes[id as MessageId]
  return [sentence(screens[id.split('.')[0] as Namespace]), ...(note ? [note] : []), ...usesText(uses), ...filled].join(
    ' ',
  )
}
