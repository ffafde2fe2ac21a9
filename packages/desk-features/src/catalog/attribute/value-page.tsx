import { Form } from '@remix-run/react'
import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  DeskAnchor,
  PageHead,
  Problems,
  paths,
  readRefusal,
  SavedNotice,
  useBusy,
  useFormKey,
  useMay,
} from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { NameFields } from '../name-fields.tsx'
import { RemoveCard } from '../remove-card.tsx'
import type { Attribute } from './attribute-page.tsx'

export interface ValuePageProps {
  attributeId: string
  attributeName: string
  version: number
  value: Attribute['valueList'][number]
  /** Its place among the values, from 1. */
  place: number
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

type ValueFormProps = Pick<ValuePageProps, 'version' | 'value' | 'place' | 'languages' | 'result'>

function ValueForm({ version, value, place, languages, result }: ValueFormProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  const isEnabled = refusal.hasProblems ? refusal.value('enabled') !== undefined : value.enabled
  return (
    <Card as="section" aria-label={t('catalogDesk.value')}>
      <Form method="post" noValidate key={key}>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <input type="hidden" name="sure" value={refusal.value('sure') ?? ''} />
          <NameFields
            legend={t('catalogDesk.words')}
            hint={t('catalogDesk.value-words-hint')}
            languages={languages}
            names={value.words}
            outdated={value.outdated}
            refusal={refusal}
          />
          {value.enabled ? (
            <TextField
              id="place"
              name="place"
              dir="ltr"
              inputMode="numeric"
              maxLength={4}
              label={t('catalogDesk.place')}
              defaultValue={refusal.value('place') ?? String(place)}
              error={refusal.of('place')}
            />
          ) : null}
          <Checkbox
            id="enabled"
            name="enabled"
            label={t('catalogDesk.can-choose')}
            hint={t('catalogDesk.can-choose-hint')}
            defaultChecked={isEnabled}
            error={refusal.of('enabled')}
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t('desk.save-changes')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** A value of an attribute: its words in each language, its place, and whether sellers can choose it. */
export function ValuePage({ attributeId, attributeName, value, result, ...form }: ValuePageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const isAboutRemoval = readRefusal(result).value('act') === 'remove'
  return (
    <div className={css.narrow}>
      <PageHead
        title={value.value}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.attribute(attributeId)} variant="secondary" size="sm">
            {attributeName}
          </ButtonLink>
        }
      />
      {mayEdit ? (
        <>
          <ValueForm {...form} value={value} result={isAboutRemoval ? undefined : result} />
          <RemoveCard
            name={value.value}
            title={t('catalogDesk.remove-value')}
            text={t('catalogDesk.remove-value-text')}
            result={isAboutRemoval ? result : undefined}
          />
        </>
      ) : null}
    </div>
  )
}
