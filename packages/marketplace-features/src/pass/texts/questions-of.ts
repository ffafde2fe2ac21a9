export interface Question {
  question: string
  /** Sanitised HTML of the answer. */
  html: string
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The text of sanitised HTML, without its tags. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Every second-level heading of an article, with the HTML up to the next heading. */
export function questionsOf(html: string): Question[] {
  return html
    .split(/<h2(?:\s[^<>]*)?>/)
    .slice(1)
    .map((part) => part.split('</h2>'))
    .filter((parts) => parts.length > 1)
    .map(([heading = '', ...answer]) => ({ question: textOfHtml(heading), html: answer.join('').trim() }))
}
