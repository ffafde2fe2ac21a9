import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from './catalogue.ts'
import { source } from './catalogues.ts'
import type { Locale } from './locales.ts'

const namespaces = [...new Set(Object.keys(source).map((id) => id.split('.')[0] ?? ''))]

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote
}

const property = (key: string, text: string) => `  ${/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)}: ${quoted(text)},`

/** Replaces the messages in the file of a namespace, and nothing else. */
export function withWords(file: string, words: readonly (readonly [key: string, text: string])[]): string {
  const [start, end] = [file.indexOf('{', file.indexOf('=')), file.lastIndexOf('}')]
  return `${file.slice(0, start)}{\n${words.map(([key, text]) => property(key, text)).join('\n')}\n${file.slice(end)}`
}

const wordsOf = (namespace: string, texts: Texts) =>
  Object.keys(source)
    .filter((id) => id.startsWith(`${namespace}.`))
    .flatMap((id): (readonly [string, string])[] => {
      const text = texts[id]
      return text === undefined ? [] : [[id.slice(namespace.length + 1), text]]
    })

/** Writes the changed namespaces of a language. Returns their files. */
export function writeMessages(folder: string, locale: Locale, before: Texts, after: Texts): string[] {
  return namespaces.flatMap((namespace) => {
    const [old, words] = [wordsOf(namespace, before), wordsOf(namespace, after)]
    if (JSON.stringify(old) === JSON.stringify(words)) return []
    const name = `${kebabCase(namespace)}.ts`
    const file = path.join(folder, locale, name)
    if (!existsSync(file)) throw new Error(`There is no ${locale}/${name} yet: add it and name it in index.ts.`)
    writeFileSync(file, withWords(readFileSync(file, 'utf8'), words))
    return [file]
  })
}
