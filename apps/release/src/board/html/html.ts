const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** HTML that needs no escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Part[] | null | false | undefined

function render(part: Part): string {
  if (part === null || part === false || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
  return part.map(render).join('')
}

/** Template tag that escapes every value. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + render(parts[index])).join(''))
