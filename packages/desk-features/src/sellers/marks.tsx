import { Form } from '@remix-run/react'
import { staffMarks } from '@tradepost/domain/seller/seller-marks'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { type DeskColumn, DeskTable, Problems, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import type { SellerPageProps } from './seller-page.tsx'
import * as css from './sellers.css.ts'

type Mark = SellerPageProps['seller']['marks'][number]

function MarkForm({ seller: { marks }, result }: SellerPageProps) {
  const t = useT()
  const busy = useBusy('mark')
  const refusal = readRefusal(readRefusal(result).value('act') === 'mark' ? result : undefined)
  const choices = staffMarks.map((mark) => {
    const given = marks.find((one) => one.mark === mark)?.given ? 'no' : 'yes'
    return { value: `${mark}.${given}`, label: t('trust.mark-choice', { mark, given }) }
  })
  return (
    <Card as="section" aria-labelledby="change-mark">
      <Form method="post" noValidate key={choices.map(({ value }) => value).join()}>
        <FormBody>
          <h3 id="change-mark">{t('trust.change-mark')}</h3>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="mark" />
          <Select
            id="mark"
            name="mark"
            label={t('trust.marks')}
            defaultValue={refusal.value('mark') ?? choices[0]?.value ?? ''}
            options={choices}
          />
          <TextArea
            id="mark-reason"
            name="markReason"
            label={t('trust.mark-reason')}
            maxLength={2000}
            defaultValue={refusal.value('markReason')}
            error={refusal.of('markReason')}
            required
          />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('trust.change-mark')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** The marks of a seller: since when, by whom and why, and the form that gives and withdraws them. */
export function Marks({ seller, result }: SellerPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayChange = useMay('staff')('seller.mark') && seller.mayChange
  const columns: DeskColumn<Mark>[] = [
    { id: 'mark', header: t('trust.marks'), cell: ({ mark }) => t('trust.mark', { mark }) },
    {
      id: 'state',
      header: t('trust.state-label'),
      cell: ({ given, at }) => t('trust.mark-state', { given: at === null ? 'never' : given ? 'yes' : 'no' }),
    },
    { id: 'at', header: t('trust.at'), cell: ({ at }) => (at === null ? '–' : instant(at, 'date')) },
    { id: 'by', header: t('trust.by'), cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
    { id: 'reason', header: t('trust.reason'), cell: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
  ]
  return (
    <section className={css.part} aria-labelledby="marks">
      <h2 id="marks">{t('trust.marks')}</h2>
      <DeskTable
        label={t('trust.marks')}
        columns={columns}
        rows={seller.marks}
        rowKey={({ mark }) => mark}
        file="seller-marks"
      />
      {mayChange ? <MarkForm seller={seller} result={result} /> : null}
    </section>
  )
}
