import * as css from './article-html.css.ts'

/** Text of the platform's editors, sanitised by the gateway before it is stored. */
export const ArticleHtml = ({ html }: { html: string }) => (
  // NOTE: the gateway sanitises article HTML on the way in
  <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
)
