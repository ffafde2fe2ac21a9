import type { AreaForm } from '@tradepost/domain/content/page-areas'
import { useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'
import type { AreaChoices, FormArea } from '../form-area.ts'
import { BlocksField } from './blocks-field.tsx'
import { BrandsField } from './brands-field.tsx'
import { ColumnsField } from './columns-field.tsx'
import { LimitField } from './limit-field.tsx'
import { LinksField } from './links-field.tsx'
import { PairsField } from './pairs-field.tsx'
import { PicksField } from './picks-field.tsx'
import { PicturesField } from './pictures-field.tsx'

interface AreaFieldsProps {
  form: AreaForm
  area: FormArea
  choices: AreaChoices
  onChange: (area: FormArea) => void
}

const none = { listed: [], footer: [] }

/** The fields of an area, by the form of its type. */
export function AreaFields({ form, area, choices, onChange }: AreaFieldsProps) {
  const t = useT()
  switch (form) {
    case 'pictures':
      return <PicturesField pictures={area.pictures ?? []} onChange={(pictures) => onChange({ pictures })} />
    case 'blocks':
      return <BlocksField blocks={area.blocks ?? []} onChange={(blocks) => onChange({ blocks })} />
    case 'links':
      return <LinksField links={area.links ?? []} onChange={(links) => onChange({ links })} />
    case 'columns':
      return <ColumnsField columns={area.columns ?? []} onChange={(columns) => onChange({ columns })} />
    case 'brands':
      return area.brands ? (
        <BrandsField brands={area.brands} choices={choices.brands} onChange={(brands) => onChange({ brands })} />
      ) : null
    case 'pairs':
      return <PairsField pairs={area.pairs ?? []} choices={choices} onChange={(pairs) => onChange({ pairs })} />
    case 'comments':
      return (
        <>
          <Text tone="muted">{t('areas.comments-note')}</Text>
          <LimitField
            id="area.comments.limit"
            value={area.comments?.limit ?? ''}
            onChange={(limit) => onChange({ comments: { limit } })}
          />
        </>
      )
    case 'categories':
      return (
        <PicksField
          field="area.categories.ids"
          kind="categories"
          ids={area.categories?.ids ?? []}
          choices={choices.categories}
          onChange={(ids) => onChange({ categories: { ids } })}
        />
      )
    default: {
      const articles = area.articles ?? none
      return (
        <>
          {(['listed', 'footer'] as const).map((list) => (
            <PicksField
              key={list}
              field={`area.articles.${list}`}
              kind={list === 'listed' ? 'articles' : 'footer'}
              ids={articles[list]}
              choices={choices.articles}
              onChange={(ids) => onChange({ articles: { ...articles, [list]: ids } })}
            />
          ))}
        </>
      )
    }
  }
}
