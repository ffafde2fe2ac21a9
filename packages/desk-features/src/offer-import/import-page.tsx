import { Form } from '@remix-run/react'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { type DeskColumn, DeskTable, PageHead, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './import.css.ts'
import { importColumns } from './import-columns.ts'

type Column = (typeof importColumns)[number]

/** The form to import a CSV file, with the columns it may have. */
export function ImportPage({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy()
  const columns: DeskColumn<Column>[] = [
    {
      id: 'name',
      header: t('desk.import-field'),
      cell: ({ name, required }) => (
        <>
          <code>{name}</code> {required ? <Badge>{t('desk.import-required')}</Badge> : null}
        </>
      ),
    },
    { id: 'about', header: t('desk.import-columns'), cell: ({ name }) => t('desk.import-about', { column: name }) },
  ]
  return (
    <div className={css.narrow}>
      <PageHead title={t('desk.import-title')} lead={t('desk.import-lead')} />
      <Card as="section" aria-label={t('desk.import-file')}>
        <Form method="post" encType="multipart/form-data" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <FileField
              id="file"
              name="file"
              label={t('desk.import-file')}
              accept={['text/csv', '.csv']}
              maxBytes={uploadLimits.maxBytes}
              maxFiles={1}
              chooseLabel={t('desk.import-choose')}
              formatError={t('desk.import-format')}
              sizeError={t('desk.import-size')}
              removeLabel={(name) => t('desk.import-remove', { name })}
              error={refusal.of('file')}
              required
            />
            <Checkbox name="trial" value="yes" label={t('desk.import-trial')} hint={t('desk.import-trial-hint')} />
            <FormActions>
              <Button loading={busy}>{t('desk.import-start')}</Button>
            </FormActions>
          </FormBody>
        </Form>
      </Card>
      <section className={css.list} aria-labelledby="columns">
        <h2 id="columns">{t('desk.import-columns')}</h2>
        <p className={css.muted}>{t('desk.import-columns-lead')}</p>
        <DeskTable
          label={t('desk.import-columns')}
          columns={columns}
          rows={importColumns}
          rowKey={({ name }) => name}
          file="elsewhere"
        />
      </section>
    </div>
  )
}
