import { useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import { ArticleHtml } from '../../page/index.ts'
import * as css from '../frame/pass.css.ts'
import { PassFrame } from '../frame/pass-frame.tsx'
import { passPaths } from '../frame/pass-paths.ts'
import type { loadAgreement, loadGuide, loadQuestions } from './load-texts.ts'

type Props<L extends (...values: never[]) => Promise<unknown>> = Omit<Awaited<ReturnType<L>>, 'meta'>

function Missing() {
  const t = useT()
  return (
    <EmptyState
      illustration="search"
      headingLevel={2}
      title={t('pass.textMissing')}
      actions={
        <ButtonLink as={ShopAnchor} href={paths.help()}>
          {t('pass.helpCentre')}
        </ButtonLink>
      }
    >
      {t('pass.textMissingText')}
    </EmptyState>
  )
}

/** The user guide. */
export function GuidePage({ article }: Props<typeof loadGuide>) {
  const t = useT()
  return (
    <PassFrame title={t('pass.guide')} lead={article?.summary ?? t('pass.guideText')}>
      {article ? (
        <div className={css.text}>
          <ArticleHtml html={article.html} />
          <div className={css.actions}>
            <ButtonLink as={ShopAnchor} href={passPaths.download()}>
              {t('pass.download')}
            </ButtonLink>
            <ButtonLink as={ShopAnchor} href={passPaths.sharedGames()} variant="secondary">
              {t('pass.seeGames')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <Missing />
      )}
    </PassFrame>
  )
}

/** The agreement that the buyer accepts with "I agree and activate". */
export function AgreementPage({ article }: Props<typeof loadAgreement>) {
  const t = useT()
  return (
    <PassFrame title={t('pass.agreement')} lead={article?.summary ?? t('pass.agreementText')}>
      {article ? (
        <div className={css.text}>
          <ArticleHtml html={article.html} />
        </div>
      ) : (
        <Missing />
      )}
    </PassFrame>
  )
}

/** Questions and answers in an accordion. */
export function QuestionsPage({ article, questions }: Props<typeof loadQuestions>) {
  const t = useT()
  return (
    <PassFrame title={t('pass.questions')} lead={article?.summary ?? t('pass.questionsText')}>
      {article ? (
        <div className={css.text}>
          {questions.length > 0 ? (
            <Accordion
              items={questions.map(({ question, html }, index) => ({
                id: `question-${index + 1}`,
                title: question,
                content: <ArticleHtml html={html} />,
                open: index === 0,
              }))}
            />
          ) : (
            <ArticleHtml html={article.html} />
          )}
        </div>
      ) : (
        <Missing />
      )}
    </PassFrame>
  )
}
