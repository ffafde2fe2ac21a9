import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { LanguageSections } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { PictureField } from '../media-field/index.ts'
import { EventTimes } from './event-times.tsx'
import { EventWords } from './event-words.tsx'

type Detail = CallData<typeof calls.content.contentDetail>
export type EventContent = Extract<Detail['content'], { kind: 'event' }>

interface EventFormProps {
  /** The newest version; 0 for a new event. */
  version: number
  isNewest: boolean
  content: EventContent
  /** The games that can have the event: all that the shop shows for a new one. */
  brands: readonly { id: string; name: string }[]
  languages: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The game of an event, its times and its words. */
export function EventForm({ version, isNewest, content, brands, languages, refusal }: EventFormProps) {
  const t = useT()
  const busy = useBusy()
  const disabled = !(useMay('staff')('content.edit') && isNewest)
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <Select
            id="brandId"
            name="brandId"
            label={t('events.game')}
            hint={t('events.game-hint')}
            placeholder="–"
            defaultValue={refusal.value('brandId') ?? content.brandId}
            disabled={disabled}
            error={refusal.of('brandId')}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <EventTimes startsAt={content.startsAt} endsAt={content.endsAt} {...{ refusal, disabled }} />
          <TextField
            id="againAfterDays"
            name="againAfterDays"
            inputMode="numeric"
            label={t('events.again')}
            hint={t('events.again-hint')}
            maxLength={4}
            defaultValue={refusal.value('againAfterDays') ?? content.againAfterDays?.toString() ?? ''}
            disabled={disabled}
            error={refusal.of('againAfterDays')}
          />
          <PictureField
            // A picture that was saved or refused is another one.
            key={`${refusal.value('fileId')} ${content.pictureUrl}`}
            saved={content.pictureUrl}
            shape="wide"
            hint={t('areas.file-hint')}
            isOptional
            {...{ refusal, disabled }}
          />
          <LanguageSections
            languages={languages}
            written={Object.keys(content.texts)}
            outdated={content.outdated}
            hasProblem={(language) => Boolean(refusal.of(`title.${language}`) ?? refusal.of(`lead.${language}`))}
          >
            {(language) => (
              <EventWords
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
