import { Form } from '@remix-run/react'
import { messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import * as css from './messages.css.ts'

interface Props {
  conversationId: string
  seq: number
  result?: MessagesResult | undefined
}

/** Reports one message of the seller: why, and in the buyer's own words. */
export function ReportForm({ conversationId, seq, result }: Props) {
  const t = useT()
  const busy = useBusy()
  const problems = readProblems(result, { note: t('messageReport.note') })
  const thread = `${paths.messages()}?id=${conversationId}`
  return (
    <Form method="post" action={`${thread}&report=${seq}`} noValidate replace className={css.report}>
      <Heading level={3} size="sm">
        {t('messageReport.report')}
      </Heading>
      <Text size={14}>{t('messageReport.lead')}</Text>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="id" value={conversationId} />
      <input type="hidden" name="seq" value={seq} />
      <ErrorSummary title={t('messages.summary')} errors={problems.summary} />
      <Select
        id="reason"
        name="reason"
        label={t('messageReport.reason')}
        options={messageReasons.map((reason) => ({ value: reason, label: t('messageReport.rule', { reason }) }))}
      />
      <TextArea
        id="note"
        name="note"
        label={t('messageReport.note')}
        maxLength={mostTyped(mostReportNote)}
        error={problems.of('note')}
      />
      <div className={css.line}>
        <Button type="submit" loading={busy}>
          {t('messageReport.send')}
        </Button>
        <ButtonLink as={ShopAnchor} href={thread} variant="secondary">
          {t('messageReport.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
