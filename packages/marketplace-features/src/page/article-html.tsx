import * as css from './article-html.css.ts'

/** Text of the platform's editors, sanitised by the gateway before it is stored. */
export const ArticleHtml = ({
  html,
  title,
}: {
  html: string /** Set above a text without headings. */
  title?: string
}) => (
  // The gateway sanitises article HTML on the way in
  <div className={css.prose}>
    {title && !html.includes('<h2') ? <h2>{title}</h2> : null}
    <div className={css.prose} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  </div>
)
