import { areaIcons } from '@tradepost/domain/content/page-areas'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import { type FormBlock, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { PartWords } from '../part-words.tsx'
import { useAreaForm } from '../use-area-form.ts'

interface BlocksFieldProps {
  blocks: readonly FormBlock[]
  onChange: (blocks: readonly FormBlock[]) => void
}

/** What the shop says about itself: texts with a title and a symbol. */
export function BlocksField({ blocks, onChange }: BlocksFieldProps) {
  const t = useT()
  const { disabled, refusal } = useAreaForm()
  const make = (): FormBlock => ({ key: newKey(blocks), texts: {}, icon: 'shield-check' })
  return (
    <PartList kind="blocks" parts={blocks} max={contentLimits.areaBlocks} make={make} onChange={onChange}>
      {({ key, texts, icon }, { index: n, change }) => {
        const field = `area.blocks.${n}`
        return (
          <>
            <PartWords
              field={field}
              partKey={key}
              texts={texts}
              fields={['title', 'text']}
              onChange={(words) => change({ texts: words })}
            />
            <Select
              id={`${field}.icon`}
              label={t('content.icon')}
              value={icon}
              disabled={disabled}
              error={refusal.of(`${field}.icon`)}
              options={areaIcons.map((one) => ({
                value: one,
                label: t('content.icons', { icon: one.replaceAll('-', '_') }),
              }))}
              onChange={({ target }) => change({ icon: target.value })}
            />
          </>
        )
      }}
    </PartList>
  )
}
