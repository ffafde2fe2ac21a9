import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Kind = 'feature' | 'component'
export const homes: Record<Kind, string> = {
  feature: 'packages/marketplace-features/src',
  component: 'packages/ui-kit/src',
}
// Reserved words of JavaScript cannot name an export.
const reserved = [
  'new',
  'delete',
  'class',
  'default',
  'function',
  'import',
  'export',
  'return',
  'switch',
  'case',
  'void',
]

/** The reason a name cannot be used, as a sentence; null if it can. */
export function nameProblem(root: string, kind: Kind, name: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    return `"${name}" is not a valid name: use lower-case letters, digits and single hyphens, like wish-list, at most 40 characters.`
  if (reserved.includes(name)) return `"${name}" is a reserved word of JavaScript: choose another name.`
  const folder = path.join(homes[kind], name)
  if (existsSync(path.join(root, folder))) return `${folder} exists already: choose another name.`
  const words = `packages/i18n/src/messages/en/${wordsOf(name)}.ts`
  if (kind === 'feature' && existsSync(path.join(root, words))) return `${words} exists already: choose another name.`
  const routes = path.join(root, 'packages/domain/src/address/routes.ts')
  if (kind === 'feature' && readFileSync(routes, 'utf8').includes(`path: '${name}'`))
    return `A page of the shop has the address /${name} already: choose another name.`
  return null
}

export const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter) => letter.toUpperCase())
export const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_all, letter) => letter.toUpperCase())
/** The namespace of a feature's messages. */
export const wordsOf = (name: string) => name.replaceAll('-', '')
export const plain = (name: string) => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
