import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { articlePages } from '@tradepost/domain/content/article-pages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type ArticleTexts, ArticleWords, LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { PictureField } from '../media-field/index.ts'

type Detail = CallData<typeof calls.content.contentDetail>
export type ArticleContent = Extract<Detail['content'], { kind: 'article' }>

interface ArticleFormProps {
  /** The newest version; 0 for a new article. */
  version: number
  isNewest: boolean
  content: ArticleContent
  topics: CallData<typeof calls.content.contentPage>['list']
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The place of an article in the shop, and its words in the languages of the shop. */
export function ArticleForm({ version, isNewest, content, topics, languages, refusal }: ArticleFormProps) {
  const t = useT()
  const busy = useBusy()
  const mayEdit = useMay('staff')('content.edit') && isNewest
  const texts: ArticleTexts = content.texts
  const hasProblem = (language: string) =>
    ['title', 'summary', 'text'].some((field) => refusal.of(`${field}.${language}`) !== undefined)
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <Select
            id="topicId"
            name="topicId"
            label={t('content.topic')}
            placeholder="–"
            defaultValue={refusal.value('topicId') ?? content.topicId}
            disabled={!mayEdit}
            error={refusal.of('topicId')}
            options={topics.map(({ item, title }) => ({ value: item, label: title || item }))}
          />
          <TextField
            id="position"
            name="position"
            inputMode="numeric"
            label={t('content.position')}
            hint={t('content.position-hint')}
            defaultValue={refusal.value('position') ?? String(content.position)}
            maxLength={String(contentLimits.position).length}
            disabled={!mayEdit}
            error={refusal.of('position')}
          />
          <Select
            id="page"
            name="page"
            label={t('content.page-of')}
            hint={t('content.page-hint')}
            defaultValue={refusal.value('page') ?? content.page ?? ''}
            disabled={!mayEdit}
            options={['', ...articlePages].map((page) => ({
              value: page,
              label: t('content.pages', { where: page.replace('pass-', '') || 'none' }),
            }))}
          />
          <PictureField
            // A picture that was saved or refused is another one.
            key={`${refusal.value('fileId')} ${content.pictureUrl}`}
            saved={content.pictureUrl}
            shape="wide"
            hint={t('areas.file-hint')}
            isOptional
            refusal={refusal}
            disabled={!mayEdit}
          />
          <LanguageSections
            languages={languages}
            written={Object.keys(texts)}
            outdated={content.outdated}
            hasProblem={hasProblem}
          >
            {(language) => (
              <ArticleWords
                language={language}
                texts={texts}
                isOutdated={content.outdated.includes(language)}
                hasAlt
                refusal={refusal}
                disabled={!mayEdit}
              />
            )}
          </LanguageSections>
          {mayEdit ? (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          ) : null}
        </FormBody>
      </Form>
    </Card>
  )
}
