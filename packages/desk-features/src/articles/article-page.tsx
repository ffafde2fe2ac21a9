import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import {
  ContentHistory,
  contentCss as css,
  DoneNotice,
  EarlierVersion,
  PreviewLink,
  PublishCard,
  useContentResult,
} from '../content/index.ts'
import { DeskAnchor, PageHead, paths } from '../kernel/index.ts'
import { type ArticleContent, ArticleForm } from './article-form.tsx'

const emptyArticle: ArticleContent = {
  ...{ kind: 'article', topicId: '', position: 100, page: null, pictureUrl: null, texts: {}, outdated: [] },
}

export interface ArticlePageProps {
  /** Null for a new article. */
  article: CallData<typeof calls.content.contentDetail> | null
  topics: CallData<typeof calls.content.contentPage>['list']
  languages: readonly string[]
  result?: unknown
}

/** One article: its words, its preview, its publication and its history. */
export function ArticlePage({ article, topics, languages, result }: ArticlePageProps) {
  const t = useT()
  const { key, edit, publication } = useContentResult(result)
  const content = article?.content.kind === 'article' ? article.content : emptyArticle
  const hrefOf = (version?: number) => paths.article(article?.item ?? 'new', version)
  const title = content.texts[languages[0] ?? 'en']?.title ?? Object.values(content.texts)[0]?.title
  return (
    <div className={css.page}>
      <PageHead
        title={article ? (title ?? article.item) : t('content.new-article')}
        actions={
          <span className={css.actions}>
            {article ? <PreviewLink kind="article" item={article.item} version={article.ofVersion} /> : null}
            <ButtonLink as={DeskAnchor} href={paths.articles()} variant="secondary" size="sm">
              {t('content.articles')}
            </ButtonLink>
          </span>
        }
      />
      <DoneNotice result={result} />
      {article ? <EarlierVersion content={article} hrefOf={hrefOf} /> : null}
      <div className={article ? css.columns : css.part}>
        <ArticleForm
          key={`${key} ${article?.ofVersion ?? 0}`}
          version={article?.version ?? 0}
          isNewest={article?.ofVersion === article?.version}
          content={content}
          topics={topics}
          languages={languages}
          refusal={edit}
        />
        {article ? <PublishCard key={`publish ${key}`} content={article} mayEnd refusal={publication} /> : null}
      </div>
      {article ? <ContentHistory content={article} hrefOf={hrefOf} /> : null}
    </div>
  )
}
