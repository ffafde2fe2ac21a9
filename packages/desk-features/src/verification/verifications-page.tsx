import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { type VerificationState, verificationStates } from '@tradepost/domain/offer/verification'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  DeskAnchor,
  type DeskColumn,
  DeskTable,
  PageHead,
  Pages,
  Problems,
  paths,
  readRefusal,
  SavedNotice,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import * as css from './verification.css.ts'

type Page = CallData<typeof calls.trust.verificationPage>

export interface VerificationsPageProps {
  state: VerificationState
  page: Page
  result?: unknown
}

/** Sets how long a mark lasts. */
function DaysForm({ days, result }: { days: number; result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <Card as="section" aria-label={t('trust.days')}>
      <Form method="post" noValidate key={days}>
        <FormBody>
          <Problems refusal={refusal} />
          <TextField
            id="days"
            name="days"
            inputMode="numeric"
            label={t('trust.days')}
            hint={t('trust.days-hint')}
            defaultValue={refusal.value('days') ?? String(days)}
            error={refusal.of('days')}
            required
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('trust.save')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** The requests to verify offers, those that wait first, and how long a mark lasts. */
export function VerificationsPage({ state, page, result }: VerificationsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const maySet = useMay('staff')('verification.settings')
  const columns: DeskColumn<Page['list'][number]>[] = [
    {
      id: 'offer',
      header: t('trust.offer'),
      cell: ({ id, title }) => (
        <Link className={css.link} to={paths.verification(id)}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { id: 'seller', header: t('payout.seller'), cell: ({ sellerName }) => <bdi>{sellerName}</bdi> },
    { id: 'at', header: t('trust.asked-at'), cell: ({ askedAt }) => instant(askedAt, 'dateTime') },
    { id: 'owner', header: t('trust.owner'), cell: ({ owner }) => <bdi>{owner?.nickName ?? '–'}</bdi> },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('trust.verifications')} lead={t('trust.queue-lead')} />
      <TabLinks
        label={t('trust.state-label')}
        as={DeskAnchor}
        items={verificationStates.map((one) => ({
          href: paths.verifications({ state: one }),
          label: t('trust.state', { state: one }),
          current: one === state,
        }))}
      />
      {page.total > 0 ? (
        <>
          <DeskTable
            label={t('trust.verifications')}
            columns={columns}
            rows={page.list}
            rowKey={({ id }) => id}
            file="verifications"
          />
          <Pages page={page} hrefOf={(pageNo) => paths.verifications({ page: pageNo, state })} />
        </>
      ) : (
        <EmptyState illustration="orders" title={t('trust.nobody')} />
      )}
      {maySet ? <DaysForm days={page.days} result={result} /> : null}
    </div>
  )
}
