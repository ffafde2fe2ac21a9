import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const require = createRequire(import.meta.url)

/** True if a `unicode-range` covers any of the code points. */
function covers(range: string, points: readonly number[]): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return points.some((point) => point >= first && point <= last)
  })
}

/** The @font-face rules of a sheet that a text needs, with the font files inlined. */
export function embeddedFaces(sheet: string, text: string): string {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  const faces = readFileSync(sheet, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => covers(/unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? '', points))
    .map((face) =>
      face.replace(/url\(["']?([^"')]+)["']?\)/, (_, address: string) => {
        const file = address.startsWith('.') ? resolve(dirname(sheet), address) : require.resolve(address)
        return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
      }),
    )
    .join('\n')
}
