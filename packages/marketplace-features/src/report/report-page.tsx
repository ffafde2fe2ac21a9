import { Form } from '@remix-run/react'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PageBody } from '../page/index.ts'
import { EvidenceField } from '../upload/index.ts'
import type { loadReport } from './load-report.ts'
import { reasons } from './reasons.ts'
import * as css from './report.css.ts'
import { ReportList } from './report-list.tsx'

type Data = Omit<Awaited<ReturnType<typeof loadReport>>, 'meta'>
export type ReportPageProps = Data & { result?: unknown }

function Subject({ seller, order }: NonNullable<Data['subject']>) {
  const t = useT()
  return (
    <div className={css.subject}>
      <Avatar src={seller.avatarUrl} alt="" size={60} />
      <div>
        <Text size={14} tone="muted">
          {t('report.about')}
        </Text>
        <p className={css.name}>
          <bdi>{seller.nickName}</bdi>
        </p>
        {order ? (
          <Text size={14} tone="muted">
            <bdi>{t('report.order', { id: order.id })}</bdi> · <bdi>{order.title}</bdi>
          </Text>
        ) : null}
      </div>
    </div>
  )
}

function ReportForm({ subject, result }: { subject: NonNullable<Data['subject']>; result: unknown }) {
  const t = useT()
  const busy = useBusy()
  const labels = {
    reason: t('report.reason'),
    explanation: t('report.explanation'),
    files: t('report.evidence'),
  }
  const problems = readProblems(result, labels)
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="seller" value={subject.seller.id} />
        {subject.order ? <input type="hidden" name="order" value={subject.order.id} /> : null}
        <FormBody>
          <Subject {...subject} />
          <ErrorSummary title={t('report.problems')} errors={problems.summary} />
          <Select
            id="reason"
            name="reason"
            label={labels.reason}
            placeholder={t('report.reason-placeholder')}
            options={reasons.map((reason) => ({ value: reason, label: t('report.reasons', { reason }) }))}
            defaultValue={problems.value('reason') ?? ''}
            error={problems.of('reason')}
            required
          />
          <TextArea
            id="explanation"
            name="explanation"
            label={labels.explanation}
            hint={t('report.explanation-hint')}
            defaultValue={problems.value('explanation')}
            error={problems.of('explanation')}
            maxLength={mostTyped(textLimits.report)}
            rows={5}
            required
          />
          <EvidenceField
            label={labels.files}
            catalogue="general"
            videos={false}
            required
            error={problems.of('files')}
          />
          <div>
            <Button type="submit" size="lg" loading={busy}>
              {t('report.send')}
            </Button>
          </div>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Form to report a seller with evidence, and the buyer's reports. */
export function ReportPage({ subject, reports, result }: ReportPageProps) {
  const t = useT()
  return (
    <PageBody>
      <div className={css.frame}>
        <Heading level={1}>{t('report.title')}</Heading>
        <Text tone="muted">{t('report.lead')}</Text>
        {subject ? (
          <ReportForm key={subject.seller.id} subject={subject} result={result} />
        ) : (
          <Card>
            <EmptyState
              illustration="messages"
              title={t('report.choose')}
              actions={
                <ButtonLink as={ShopAnchor} href={paths.orders()}>
                  {t('report.to-orders')}
                </ButtonLink>
              }
            >
              <p>{t('report.choose-lead')}</p>
            </EmptyState>
          </Card>
        )}
        <ReportList reports={reports} />
      </div>
    </PageBody>
  )
}
