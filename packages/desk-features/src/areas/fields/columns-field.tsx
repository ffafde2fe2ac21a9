import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { type FormColumn, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { PartWords } from '../part-words.tsx'
import { LinksField } from './links-field.tsx'

interface ColumnsFieldProps {
  columns: readonly FormColumn[]
  onChange: (columns: readonly FormColumn[]) => void
}

/** The columns of the footer, each with a title and links. */
export function ColumnsField({ columns, onChange }: ColumnsFieldProps) {
  const others = columns.flatMap((column) => [column, ...column.links])
  const make = (): FormColumn => ({ key: newKey(others), texts: {}, links: [] })
  return (
    <PartList kind="columns" parts={columns} max={contentLimits.areaColumns} make={make} onChange={onChange}>
      {({ key, texts, links }, { index: n, name, change }) => (
        <>
          <PartWords
            field={`area.columns.${n}`}
            partKey={key}
            texts={texts}
            fields={['title']}
            onChange={(words) => change({ texts: words })}
          />
          <LinksField
            field={`area.columns.${n}.links`}
            links={links}
            within={name}
            others={others}
            onChange={(changed) => change({ links: changed })}
          />
        </>
      )}
    </PartList>
  )
}
