export interface Difference {
  name: string
  different: number
  before: Buffer | null
  after: Buffer
  picture: Buffer | null
}

const textOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const figure = (title: string, png: Buffer | null) =>
  `<figure><figcaption>${title}</figcaption>${png ? `<img alt="${title}" src="data:image/png;base64,${png.toString('base64')}">` : '<p>none</p>'}</figure>`

/** An HTML page with each picture before and after, and their difference. */
export function report(differences: readonly Difference[]): string {
  const parts = differences.map(
    ({ name, different, before, after, picture }) =>
      `<section><h2>${textOf(name)}</h2><p>${before ? `${different} pixels differ` : 'New: there is no picture to compare with'}</p><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', picture)}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:0}img{border:1px solid #999;max-inline-size:30vw}</style><h1>${differences.length} pictures differ</h1>${parts.join('')}</html>\n`
}
