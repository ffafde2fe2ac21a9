import { createHash } from 'node:crypto'
import type { Entry } from './workshop.ts'

/** Toolbar settings and page size with which a story is shown. */
export interface Look {
  name: string
  globals: string
  width: number
  height: number
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }

const sizes = {
  desktop: [
    { name: 'lumen in English on a desktop', globals: 'tenant:lumen;language:en', ...desktop },
    { name: 'sahra in Arabic on a dark desktop', globals: 'tenant:sahra;language:ar;colorScheme:dark', ...desktop },
    { name: 'kiba in Japanese on a desktop', globals: 'tenant:kiba;language:ja', ...desktop },
  ],
  phone: [
    { name: 'sahra in Arabic on the smallest phone', globals: 'tenant:sahra;language:ar', ...narrow },
    { name: 'kiba in Japanese on a dark phone', globals: 'tenant:kiba;language:ja;colorScheme:dark', ...phone },
    { name: 'lumen in German on the smallest phone', globals: 'tenant:lumen;language:de', ...narrow },
  ],
  narrow: [
    { name: 'the worst cases of lumen', globals: 'tenant:lumen', ...narrow },
    { name: 'the worst cases of sahra, right to left', globals: 'tenant:sahra;direction:rtl', ...narrow },
  ],
} satisfies Record<string, Look[]>

export const looks: readonly Look[] = Object.values(sizes).flat()

const mixed = sizes.desktop.flatMap((one, index) => [one, sizes.phone[index] ?? one])

/** The looks a story may have: any, unless it is made for one page size. */
function possible({ exportName, tags = [] }: Entry): readonly Look[] {
  if (exportName.endsWith('WorstCase')) return sizes.narrow
  if (tags.includes('desktop')) return sizes.desktop
  return tags.includes('phone') ? sizes.phone : mixed
}

/** A number that depends on the id alone. */
export const numberOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE()

/** Gives each story one look by its id alone, so that a new story changes no other story's look. */
export const shareOut = (stories: readonly Entry[]): Map<Look, Entry[]> =>
  Map.groupBy(stories, (story) => {
    const choice = possible(story)
    return choice[numberOf(story.id) % choice.length] as Look
  })
