export interface SeedText {
  title: string
  summary: string
  html: string
}
export interface SeedArticle {
  topic: string
  texts: { en: SeedText; de: SeedText; ar: SeedText }
}

const lineToHtml = (line: string) =>
  line.startsWith('# ')
    ? `<h2>${line.slice(2)}</h2>`
    : line.startsWith('- ')
      ? `<li>${line.slice(2)}</li>`
      : `<p>${line}</p>`

/** Converts lines to HTML. `# ` starts a heading and `- ` a list item; any other line is a paragraph. */
export function text(title: string, summary: string, ...lines: string[]): SeedText {
  const html = lines
    .map(lineToHtml)
    .join('')
    // Wraps each sequence of list items in `<ul>`.
    .replace(/<\/li>(?!<li>)/g, '</li></ul>')
    .replace(/(^|<\/(?:p|h2|ul)>)<li>/g, '$1<ul><li>')
  return { title, summary, html }
}
