import type { CallData, calls } from '@tradepost/contract'
import { type Locale, ownName } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { PageHead, readRefusal, useMay } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { AttributeForm } from './attribute-form.tsx'
import { hasValues, typeNameOf } from './attribute-types.ts'
import { ValueSection } from './value-section.tsx'

export type Attribute = CallData<typeof calls.catalogEdit.staffAttributeDetail>

export interface AttributePageProps {
  attribute: Attribute
  /** The page of its values. */
  pageNo?: number
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

/** An attribute for people who may see but not change it. */
function AttributeFacts({ attribute }: { attribute: Attribute }) {
  const t = useT()
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('catalogDesk.type'), value: t('catalogDesk.type-name', { type: typeNameOf(attribute.attrType) }) },
          { term: t('catalogDesk.position'), value: String(attribute.position) },
          ...attribute.names.map(({ language, name }) => ({ term: ownName(language), value: <bdi>{name}</bdi> })),
        ]}
      />
    </Card>
  )
}

/** An attribute: its names, type and place, and its values. */
export function AttributePage({ attribute, pageNo = 1, languages, result }: AttributePageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const { act } = (result ?? {}) as { act?: string }
  const isAboutValue = act === 'add-value' || readRefusal(result).value('act') === 'add-value'
  return (
    <div className={css.narrow}>
      <PageHead title={attribute.name} lead={t('catalogDesk.goods-count', { count: attribute.brandCategories })} />
      {mayEdit ? (
        <AttributeForm attribute={attribute} languages={languages} result={isAboutValue ? undefined : result} />
      ) : (
        <AttributeFacts attribute={attribute} />
      )}
      {hasValues(attribute.attrType) ? (
        <ValueSection attribute={attribute} pageNo={pageNo} result={isAboutValue ? result : undefined} />
      ) : null}
    </div>
  )
}
