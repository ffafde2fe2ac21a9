import { Form, Link } from '@remix-run/react'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  type DeskColumn,
  DeskTable,
  Pages,
  paths,
  readRefusal,
  useBusy,
  useFormKey,
  useMay,
} from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { WordsState } from '../words-state.tsx'
import type { Attribute } from './attribute-page.tsx'

type Value = Attribute['valueList'][number]

function useColumns(attributeId: string): DeskColumn<Value>[] {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  return [
    {
      id: 'value',
      header: t('catalogDesk.value'),
      cell: ({ value, name }) => {
        const shown = <bdi>{name === value ? value : `${value} · ${name}`}</bdi>
        return mayEdit ? (
          <Link className={css.link} to={paths.attributeValue(attributeId, value)}>
            {shown}
          </Link>
        ) : (
          shown
        )
      },
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'success' : 'neutral'}>
          {t('catalogDesk.value-state', { state: enabled ? 'on' : 'off' })}
        </Badge>
      ),
    },
    {
      id: 'words',
      header: t('catalogDesk.words'),
      cell: ({ words, outdated }) => (
        <WordsState lacking={t('catalogDesk.value-words', { count: words.length })} outdated={outdated} />
      ),
    },
    { id: 'offers', header: t('standing.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
}

/** Adds a value at the end of the list. */
function AddValue({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  return (
    <Form method="post" noValidate key={key} className={css.search}>
      <input type="hidden" name="act" value="add-value" />
      <TextField
        id="value"
        name="value"
        dir="auto"
        label={t('catalogDesk.new-value')}
        maxLength={catalogLimits.value}
        defaultValue={refusal.value('value') ?? ''}
        error={refusal.of('value')}
      />
      <Button variant="secondary" loading={busy}>
        {t('catalogDesk.add-value')}
      </Button>
    </Form>
  )
}

const pageSize = 25

interface ValueSectionProps {
  attribute: Attribute
  pageNo: number
  result?: unknown
}

/** The values of an attribute, with the number of listed offers that have each. */
export function ValueSection({ attribute, pageNo, result }: ValueSectionProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const columns = useColumns(attribute.id)
  const { id, valueList } = attribute
  const last = Math.max(1, Math.ceil(valueList.length / pageSize))
  const page = { total: valueList.length, pageNo: Math.min(pageNo, last), pageSize }
  const start = (page.pageNo - 1) * pageSize
  return (
    <Card as="section" aria-labelledby="values-title">
      <div className={css.section}>
        <h2 id="values-title">{t('catalogDesk.values')}</h2>
        {mayEdit ? <AddValue result={result} /> : null}
        {valueList.length > 0 ? (
          <>
            <DeskTable
              label={t('catalogDesk.values')}
              columns={columns}
              rows={valueList.slice(start, start + pageSize)}
              rowKey={({ value }) => value}
              file="attribute-values"
            />
            <Pages page={page} hrefOf={(to) => paths.attribute(id, to)} />
          </>
        ) : (
          <p className={css.muted}>{t('catalogDesk.values-none')}</p>
        )}
      </div>
    </Card>
  )
}
