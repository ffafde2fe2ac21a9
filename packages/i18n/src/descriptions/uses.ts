import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Use } from './describe.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
/** The folders whose messages tenants may override; the gateway uses only the product's words. */
export const shopFolders = ['packages/marketplace-features/src', 'apps/storefront/app'] as const
const deskFolders = ['packages/desk-features/src', 'apps/desk/app']
const folders = [...shopFolders, ...deskFolders, 'apps/storefront/server', 'apps/gateway/src']
const elements: Record<string, string> = {
  a: 'link',
  button: 'button',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  th: 'head of a table column',
  dt: 'term',
  dd: 'value',
  Badge: 'badge',
  Button: 'button',
  ButtonLink: 'button',
  Heading: 'heading',
  ShopAnchor: 'link',
  TextLink: 'link',
  VisuallyHidden: 'read aloud only',
}
const attributes: Record<string, string> = {
  'aria-label': 'read aloud only',
  alt: 'text in place of a picture',
  hint: 'hint below a field',
  label: 'label',
  placeholder: 'grey example in an empty field',
  title: 'title',
}

function placeBefore(text: string): string | null {
  const attribute = /([\w-]+)=\{[^{}<>]*$/.exec(text)?.[1]
  if (attribute) return attributes[attribute] ?? (/label$/i.test(attribute) ? 'label' : null)
  const element = /<(\w+)(?:[^<]|<\/|=>)*>\s*\{?[^<>]*$/.exec(text)?.[1]
  return element ? (elements[element] ?? null) : null
}

// `offer.level_${level}` counts as a use of every message that matches it.
const asPattern = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`)

const messageId = /(['"`])([a-z][A-Za-z]*\.[\w.${}-]+)\1/g

/** Finds every use of a message in the code. A composed id counts as a use of all messages that match it. */
export function findUses(ids: readonly string[], within: readonly string[] = folders): Map<string, Use[]> {
  const uses = new Map<string, Use[]>(ids.map((id) => [id, []]))
  const files = within.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  for (const file of files.filter((one) => !/\.(?:test|stories)\./.test(one)).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const match of text.matchAll(messageId)) {
      const name = match[2] ?? ''
      const matching = name.includes('${') ? ids.filter((id) => asPattern(name).test(id)) : [name]
      const place = placeBefore(text.slice(Math.max(0, match.index - 160), match.index))
      for (const id of matching) uses.get(id)?.push({ place, file: path.basename(file).replace(/\.tsx?$/, '') })
    }
  }
  return uses
}
