export const figureKinds = ['computed', 'act', 'setting', 'claim', 'given', 'paging'] as const

/** A row of docs/shown-figures.md. */
export interface FigureRow {
  /** The fields as `object.property`; empty for what the shop shows without a call. */
  fields: string[]
  shown: string
  kind: string
  path: string
  symbol: string
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The objects to which the page gives one name: `- **Order**: ` with the fields or calls that contain it. */
const objectNames = (page: string): Map<string, string[]> =>
  new Map([...page.matchAll(/^- \*\*(\w+)\*\*: (.+)$/gm)].map(([, name = '', list = '']) => [name, codes(list)]))

/** The rows of the page, with the names of objects replaced by what they stand for. */
export function figureRows(page: string): FigureRow[] {
  const names = objectNames(page)
  const spelled = (field: string) => {
    const [object = '', property = ''] = field.split('.')
    return (names.get(object) ?? [object]).map((one) => `${one}.${property}`)
  }
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| What is shown '))
    .map((line) => {
      const [shown = '', , kind = '', source = ''] = line.slice(2, -2).split(' | ')
      const [path = '', symbol = ''] = codes(source)
      return { fields: codes(shown).flatMap(spelled), shown, kind, path, symbol }
    })
}
