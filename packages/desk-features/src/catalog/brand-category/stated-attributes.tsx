import { useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Badge } from '@tradepost/ui-kit/badge'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FieldSet } from '@tradepost/ui-kit/form'
import { hasValues, typeNameOf } from '../attribute/attribute-types.ts'
import * as css from '../catalog.css.ts'
import type { Goods } from './brand-category-page.tsx'

type Listed = Goods['attributeList'][number]

/** The attributes that a form states, each with its ticked values. */
export type Stated = readonly { id: string; choices: readonly string[] }[]

function AttributeFields({ attribute, choices }: { attribute: Listed; choices: readonly string[] | undefined }) {
  const t = useT()
  const { id, values, attrType } = attribute
  const isTicked = (value: string) => choices?.includes(value) ?? false
  // The ticked ones first: an attribute may have hundreds.
  const ordered = [...values.filter(({ value }) => isTicked(value)), ...values.filter(({ value }) => !isTicked(value))]
  return (
    <div className={css.field}>
      <Checkbox
        id={`attribute-${id}`}
        name="attribute"
        value={id}
        label={t('catalogDesk.state-it')}
        hint={t('catalogDesk.type-name', { type: typeNameOf(attrType) })}
        defaultChecked={choices !== undefined}
      />
      {hasValues(attrType) && values.length > 0 ? (
        <FieldSet legend={t('catalogDesk.own-values')}>
          <p className={css.muted}>{t('catalogDesk.own-values-hint')}</p>
          <div className={css.values}>
            {ordered.map(({ value, name }) => (
              <Checkbox
                key={value}
                name={`choices-${id}`}
                value={value}
                label={name}
                defaultChecked={isTicked(value)}
              />
            ))}
          </div>
        </FieldSet>
      ) : null}
    </div>
  )
}

/** Which attributes the offers of a brand category state, and from which values sellers choose. */
export function StatedAttributes({
  list,
  stated,
  refused,
}: {
  list: readonly Listed[]
  stated: Stated
  refused: (field: string) => string | undefined
}) {
  const t = useT()
  return (
    <FieldSet legend={t('catalogDesk.stated-attributes')}>
      <Accordion
        items={list.map((attribute) => {
          const { id, name } = attribute
          const choices = stated.find((one) => one.id === id)?.choices
          const error = refused(`attribute-${id}`)
          return {
            id: `stated-${id}`,
            title: (
              <span className={css.language}>
                <bdi>{name}</bdi>
                <Badge tone={choices ? 'success' : 'neutral'}>
                  {t('catalogDesk.is-stated', { state: choices ? 'on' : 'off' })}
                </Badge>
              </span>
            ),
            content: (
              <>
                {error ? <p className={css.muted}>{error}</p> : null}
                <AttributeFields attribute={attribute} choices={choices} />
              </>
            ),
            open: error !== undefined,
          }
        })}
      />
    </FieldSet>
  )
}
