import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { placeKind } from '../media-field/index.ts'
import * as css from './support.css.ts'

type FileDetail = CallData<typeof calls.support.fileDetail>

export interface FilesPageProps {
  text: string
  file: FileDetail | null
  problem: string | null
  result?: unknown
}

type Kind = FileDetail['uses'][number]['kind']
/** The pages of the desk that show what is at a place, with the permission that they need. */
const pageOf: Partial<Record<Kind, { may: StaffPermission; path: (id: string) => string }>> = {
  seller: { may: 'seller.view', path: paths.seller },
  brand: { may: 'catalog.view', path: paths.brand },
  area: { may: 'content.view', path: paths.pageArea },
  'pass-event': { may: 'content.view', path: paths.passEvent },
  article: { may: 'content.view', path: paths.article },
  notice: { may: 'content.view', path: paths.notice },
  event: { may: 'content.view', path: paths.event },
  'shared-game': { may: 'content.view', path: paths.sharedGame },
  case: { may: 'customer.view', path: paths.staffOrder },
  ticket: { may: 'ticket.view', path: paths.ticket },
}

function Use({ kind, id, name }: FileDetail['uses'][number]) {
  const t = useT()
  const may = useMay('staff')
  const area = kind === 'area' ? t('areas.names', { area: `a${id}` }) : ''
  const words = t('customerData.use', {
    kind: placeKind(kind),
    id,
    name: name ?? (area || id),
  })
  const page = pageOf[kind]
  const href = page && may(page.may) ? page.path(id) : null
  return href ? (
    <TextLink as={DeskAnchor} href={href}>
      {words}
    </TextLink>
  ) : (
    words
  )
}

function ActForm({ file, result }: { file: FileDetail; result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const act = file.taken ? 'restore' : 'take'
  return (
    <Form method="post" noValidate key={act}>
      <FormBody>
        <Problems refusal={refusal} />
        <p>{t(`customerData.${act}-what`)}</p>
        <input type="hidden" name="id" value={file.id} />
        <TextField
          id="reason"
          name="reason"
          label={t('customerData.reason')}
          maxLength={500}
          defaultValue={refusal.value('reason')}
          error={refusal.of('reason')}
        />
        <FormActions>
          <Button name="act" value={act} variant={file.taken ? 'secondary' : 'danger'} loading={busy}>
            {t(`customerData.${act}`)}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

function Found({ file, result }: { file: FileDetail; result?: unknown }) {
  const t = useT()
  const { instant } = useFormat()
  const mayLook = useMay('staff')('customer.view')
  const { id, owner, contentType, bytes, createdAt, fileUrl, taken, uses } = file
  return (
    <Card as="section" aria-label={t('customerData.file')}>
      <div className={css.part}>
        {taken ? (
          <Notice tone="warning" title={t('customerData.taken', { time: instant(taken.at, 'dateTime') })}>
            <p dir="auto">{taken.reason}</p>
          </Notice>
        ) : null}
        {fileUrl && contentType.startsWith('image/') ? (
          <img src={fileUrl} alt={t('desk.attachment', { number: 1 })} width={240} className={css.picture} />
        ) : null}
        <DescriptionList
          items={[
            { term: t('support.number'), value: id },
            {
              term: t('customerData.owner'),
              value: mayLook ? (
                <TextLink as={DeskAnchor} href={paths.customer(owner.id)}>
                  <bdi>{owner.nickName}</bdi>
                </TextLink>
              ) : (
                owner.nickName
              ),
            },
            { term: t('customerData.kind'), value: `${contentType}, ${formatNumber(Math.ceil(bytes / 1024))} KB` },
            { term: t('staffDesk.when'), value: instant(createdAt, 'dateTime') },
          ]}
        />
        <h2>{t(taken ? 'customerData.uses-taken' : 'customerData.uses')}</h2>
        {uses.length > 0 ? (
          <ul className={css.list}>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.id}`}>
                <Use {...use} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('customerData.no-uses')}</p>
        )}
        <ActForm file={file} result={result} />
      </div>
    </Card>
  )
}

/** Looks an uploaded file up, takes it down, and shows it again. */
export function FilesPage({ text, file, problem, result }: FilesPageProps) {
  const t = useT()
  const { done } = (result ?? {}) as { done?: 'take' | 'restore' }
  return (
    <div className={css.page}>
      <PageHead title={t('customerData.files')} lead={t('customerData.files-lead')} />
      {done ? (
        <Notice tone="success" role="status">
          {t('customerData.done', { done })}
        </Notice>
      ) : null}
      <Form method="get" role="search" className={css.search}>
        <div className={css.field}>
          <TextField
            id="file"
            name="file"
            label={t('customerData.file')}
            defaultValue={text}
            error={problem ?? undefined}
            maxLength={500}
            key={text}
          />
        </div>
        <Button>{t('standing.search')}</Button>
      </Form>
      {file ? <Found file={file} result={result} /> : null}
    </div>
  )
}
