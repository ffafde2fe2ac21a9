import { Form } from '@remix-run/react'
import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, readRefusal, SavedNotice, useBusy, useFormKey } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { NameFields } from '../name-fields.tsx'
import { PositionField } from '../position-field.tsx'
import type { Attribute } from './attribute-page.tsx'
import { attributeTypes, typeNameOf } from './attribute-types.ts'

interface AttributeFormProps {
  /** Null for a new attribute. */
  attribute: Attribute | null
  languages: readonly Locale[]
  result?: unknown
}

const marks = ['filterable', 'required', 'isMain'] as const
const labels = {
  filterable: 'catalogDesk.filterable',
  required: 'catalogDesk.required',
  isMain: 'catalogDesk.is-main',
} as const

/** The facts that staff state about an attribute. */
export function AttributeForm({ attribute, languages, result }: AttributeFormProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  const isMarked = (mark: (typeof marks)[number]) =>
    refusal.hasProblems ? refusal.value(mark) !== undefined : (attribute?.[mark] ?? mark === 'filterable')
  return (
    <Card as="section" aria-label={t(attribute ? 'catalogDesk.edit-attribute' : 'catalogDesk.new-attribute')}>
      <Form method="post" noValidate key={key}>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? attribute?.version ?? ''} />
          <NameFields
            legend={t('catalogDesk.words')}
            hint={t('catalogDesk.names-hint')}
            languages={languages}
            names={attribute?.names ?? []}
            outdated={attribute?.outdated ?? []}
            refusal={refusal}
          />
          <Select
            id="attrType"
            name="attrType"
            label={t('catalogDesk.type')}
            hint={t('catalogDesk.type-hint')}
            defaultValue={refusal.value('attrType') ?? (attribute ? typeNameOf(attribute.attrType) : 'choice')}
            error={refusal.of('attrType')}
            options={attributeTypes.map((type) => ({ value: type, label: t('catalogDesk.type-name', { type }) }))}
          />
          {attribute ? null : (
            <TextArea
              id="values"
              name="values"
              dir="auto"
              rows={5}
              label={t('catalogDesk.values')}
              hint={t('catalogDesk.values-hint')}
              defaultValue={refusal.value('values') ?? ''}
              error={refusal.of('values')}
            />
          )}
          <div className={css.checks}>
            {marks.map((mark) => (
              <Checkbox key={mark} id={mark} name={mark} label={t(labels[mark])} defaultChecked={isMarked(mark)} />
            ))}
          </div>
          <PositionField position={attribute?.position ?? null} refusal={refusal} />
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t(attribute ? 'desk.save-changes' : 'catalogDesk.add-attribute')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
