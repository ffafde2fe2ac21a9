import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from './content-hash.ts'
import { hashOf, type TenantMarks } from './tenant-marks.ts'

const readable = /\.(?:js|mjs|css|html|json|svg|txt|map|webmanifest|xml)$/

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const between = (letters: string) => (word: string) => ({
  word,
  pattern: new RegExp(`(?<![${letters}])${escaped(word)}(?![${letters}])`, 'iu'),
})
/** Matches a word only if no letter or digit precedes or follows the word. */
export const wholeWord = between('\\p{L}\\p{N}')
// Does not match `shop.example` in `my-shop.example`, which is another owner's host, but in `sell.shop.example`.
const wholeHost = between('\\p{L}\\p{N}-')

/** Matches a name only as the value of a tenant's setting, in any kind of quotes. */
const asSetting = (word: string) => ({
  word,
  pattern: new RegExp(`["']?(?:displayName|tenantName|companyName)["']?\\s*:\\s*(["'\`])${escaped(word)}\\1`, 'u'),
})

/** Returns a message for each place where a build contains names, colours, hosts or drawings of another tenant. */
export function findLeaks(buildDir: string, own: TenantMarks, others: readonly TenantMarks[]): string[] {
  const ownWords = new Set([...own.words, ...own.hosts].map((word) => word.toLowerCase()))
  // A mark that both tenants share, such as a blog host, is no leak.
  const isForeign = (word: string) => !ownWords.has(word.toLowerCase())
  const isSaid = (word: string) => wholeWord(word).pattern.test(own.texts)
  const searched = others.map(({ name, words, commonNames, hosts, assets }) => ({
    name,
    words: [
      ...words.filter((word) => isForeign(word) && !isSaid(word)).map(wholeWord),
      ...hosts.filter(isForeign).map(wholeHost),
      ...commonNames.filter((common) => !own.commonNames.includes(common)).map(asSetting),
    ],
    assets: new Map([...assets].filter(([hash]) => !own.assets.has(hash))),
  }))
  return filesBelow(buildDir).flatMap((file) => {
    const bytes = readFileSync(join(buildDir, file))
    const text = readable.test(file) ? bytes.toString('utf8') : basename(file)
    return searched.flatMap(({ name, words, assets }) => {
      const drawing = assets.get(hashOf(bytes))
      return [
        ...words
          .filter(({ pattern }) => pattern.test(text))
          .map(({ word }) => `${file} holds ${JSON.stringify(word)} of ${name}`),
        ...(drawing ? [`${file} is ${drawing} of ${name}`] : []),
      ]
    })
  })
}
