import * as css from './article-html.css.ts'

/** HTML of an article. The gateway sanitises it before storing it. */
export const ArticleHtml = ({
  html,
  title,
}: {
  html: string /** Shown above a text without headings. */
  title?: string
}) => (
  // The gateway sanitises article HTML on the way in
  <div className={css.prose}>
    {title && !html.includes('<h2') ? <h2>{title}</h2> : null}
    <div className={css.prose} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  </div>
)
