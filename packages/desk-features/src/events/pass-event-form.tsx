import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { ArticleWords, LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { PictureField } from '../media-field/index.ts'
import { EventTimes } from './event-times.tsx'

type Detail = CallData<typeof calls.content.contentDetail>
export type PassEventContent = Extract<Detail['content'], { kind: 'pass-event' }>

interface PassEventFormProps {
  /** The newest version; 0 for a new event. */
  version: number
  isNewest: boolean
  content: PassEventContent
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The cover of an event of the pass, its times, its place in the list and its words. */
export function PassEventForm({ version, isNewest, content, languages, refusal }: PassEventFormProps) {
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  const hasProblem = (language: string) =>
    ['title', 'summary', 'text'].some((field) => refusal.of(`${field}.${language}`) !== undefined)
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <PictureField
            // A cover that was saved or refused is another one.
            key={`${refusal.value('fileId')} ${content.coverUrl}`}
            saved={version === 0 ? null : content.coverUrl}
            shape="wide"
            hint={t('areas.file-hint')}
            {...{ refusal, disabled }}
          />
          <EventTimes startsAt={content.startsAt} endsAt={content.endsAt} {...{ refusal, disabled }} />
          <TextField
            id="position"
            name="position"
            inputMode="numeric"
            label={t('content.position')}
            hint={t('content.position-hint')}
            defaultValue={refusal.value('position') ?? String(content.position)}
            maxLength={String(contentLimits.position).length}
            disabled={disabled}
            error={refusal.of('position')}
          />
          <LanguageSections
            languages={languages}
            written={Object.keys(content.texts)}
            outdated={content.outdated}
            hasProblem={hasProblem}
          >
            {(language) => (
              <ArticleWords
                language={language}
                texts={content.texts}
                isOutdated={content.outdated.includes(language)}
                {...{ refusal, disabled }}
              />
            )}
          </LanguageSections>
          {disabled ? null : (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          )}
        </FormBody>
      </Form>
    </Card>
  )
}
