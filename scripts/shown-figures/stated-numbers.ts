import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Digits in a message that no argument fills in. Codes of ICU such as `=0 {` are no numbers that anybody reads. */
export function numbersIn(message: string): number[] {
  const words = message
    .replaceAll(/\{\w+, (?:select|plural|selectordinal),/g, ' ')
    .replaceAll(/(?:=\d+|\b\w+) \{/g, ' ')
    .replaceAll(/\{\w+\}/g, ' ')
  return [...words.matchAll(/(?<!\w)\d+(?:[.,]\d+)*/g)].map(([number]) => Number(number.replaceAll(',', '')))
}

const sources = globSync('{packages/marketplace-features/src,apps/storefront/app}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
  .map(read)
  .join('\n')
const namespaces = new Set([...sources.matchAll(/['"`](\w+)\.[\w$-]/g)].map(([, name = '']) => name))
/** Mails and refusals are written by the gateway for shoppers as well. */
const ofGateway = ['mail', 'errors']

/** The English messages that the storefront and the gateway show to shoppers, by their id. */
export const shopMessages = (texts: Readonly<Record<string, string>>): [id: string, text: string][] =>
  Object.entries(texts).filter(([id]) => {
    const [namespace = ''] = id.split('.')
    return namespaces.has(namespace) || ofGateway.includes(namespace)
  })

/** The number that a source gives to a name, as in `name = 60` or `name: 60_00`. */
export function numberOf(file: string, name: string): number {
  const source = existsSync(path.join(root, file)) ? read(file) : ''
  const number = new RegExp(`\\b${name}(?: = |: |', )([\\d_]+)`).exec(source)?.[1]
  if (!number) throw new Error(`${file} gives no number to ${name}`)
  return Number(number.replaceAll('_', ''))
}
