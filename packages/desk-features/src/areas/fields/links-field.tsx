import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { type FormLink, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { PartWords } from '../part-words.tsx'
import { TargetField } from './target-field.tsx'

interface LinksFieldProps {
  /** The field of the list in the area. */
  field?: string
  links: readonly FormLink[]
  isInner?: boolean
  /** Every part of the area, whose keys the new ones must not have. */
  others?: readonly { key: string }[]
  onChange: (links: readonly FormLink[]) => void
}

/** Links with a title and a target. */
export function LinksField({ field = 'area.links', links, isInner = false, others, onChange }: LinksFieldProps) {
  const make = (): FormLink => ({ key: newKey(others ?? links), texts: {}, href: '/' })
  return (
    <PartList
      kind="links"
      parts={links}
      isInner={isInner}
      max={contentLimits.areaLinks}
      make={make}
      onChange={onChange}
    >
      {({ key, texts, href }, n, change) => (
        <>
          <PartWords
            field={`${field}.${n}`}
            partKey={key}
            texts={texts}
            fields={['title']}
            onChange={(words) => change({ texts: words })}
          />
          <TargetField id={`${field}.${n}.href`} value={href} onChange={(typed) => change({ href: typed })} />
        </>
      )}
    </PartList>
  )
}
