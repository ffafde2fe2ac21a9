import { contentLimits } from '@tradepost/domain/limits/content-limits'
import * as css from '../areas.css.ts'
import { type FormLink, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { PartWords } from '../part-words.tsx'
import { TargetField } from './target-field.tsx'

interface LinksFieldProps {
  /** The field of the list in the area. */
  field?: string
  links: readonly FormLink[]
  /** The name of the column that holds the links. */
  within?: string
  /** Every part of the area, whose keys the new ones must not have. */
  others?: readonly { key: string }[]
  onChange: (links: readonly FormLink[]) => void
}

/** Links with a title and a target. */
export function LinksField({ field = 'area.links', links, within, others, onChange }: LinksFieldProps) {
  const make = (): FormLink => ({ key: newKey(others ?? links), texts: {}, href: '/' })
  return (
    <PartList kind="links" parts={links} within={within} max={contentLimits.areaLinks} make={make} onChange={onChange}>
      {({ key, texts, href }, { index: n, change }) => (
        <div className={css.pair}>
          <PartWords
            field={`${field}.${n}`}
            partKey={key}
            texts={texts}
            fields={['title']}
            onChange={(words) => change({ texts: words })}
          />
          <TargetField
            id={`${field}.${n}.href`}
            value={href}
            isExplained={n === 0}
            onChange={(typed) => change({ href: typed })}
          />
        </div>
      )}
    </PartList>
  )
}
