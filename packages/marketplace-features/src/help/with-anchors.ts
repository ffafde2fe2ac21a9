export interface Anchor {
  id: string
  text: string
}

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim()

const slugOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Gives each second-level heading of sanitised HTML an id, and lists them. */
export function withAnchors(html: string): { html: string; anchors: Anchor[] } {
  const anchors: Anchor[] = []
  const marked = html.replace(/<h2(?:\s[^<>]*)?>((?:[^<]|<(?!\/?h2))*)<\/h2>/g, (_, inner: string) => {
    const text = textOf(inner)
    const slug = slugOf(text) || 'part'
    const id = anchors.some((anchor) => anchor.id === slug) ? `${slug}-${anchors.length + 1}` : slug
    anchors.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, anchors }
}
