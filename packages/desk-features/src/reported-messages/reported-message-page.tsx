import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { useState } from 'react'
import { EvidenceFiles } from '../case-story/index.ts'
import { DeskAnchor, IdentityFields, PageHead, Problems, paths, readRefusal, useBusy } from '../kernel/index.ts'
import { queueCss as css } from '../queue/index.ts'
import { DecideForm } from './decide-form.tsx'
import { ReportFacts, ReportOutcome } from './reported-messages-page.tsx'

type Detail = CallData<typeof calls.messageDesk.reportedMessage>
type Message = Detail['messages'][number]

export interface ReportedMessagePageProps {
  /** Null until the member of staff has confirmed who they are. */
  detail: Detail | null
  result?: unknown
}

/** Asks who somebody is before a private conversation is shown. */
function Ask({ result }: { result: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <Card as="section" aria-labelledby="ask">
      <div className={css.part}>
        <h2 id="ask">{t('messageReport.ask-title')}</h2>
        <p>{t('messageReport.ask-lead')}</p>
        <Form method="post" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <IdentityFields refusal={refusal} side="staff" />
            <FormActions>
              <Button type="submit" loading={busy}>
                {t('messageReport.read')}
              </Button>
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}

interface LineProps {
  message: Message
  isChosen: boolean
  choose: () => void
}

/** One message of the conversation, with the text and files that its sides may not see. */
function Line({ message, isChosen, choose }: LineProps) {
  const t = useT()
  const { instant } = useFormat()
  const { author, kind, text, attachments, removedFor, isReported, at } = message
  const mayDecide = kind === 'text' && (author === 'buyer' || author === 'seller')
  return (
    <Card as="li">
      <div className={css.part}>
        <div className={css.head}>
          <span className={css.muted}>
            {t('cases.by', { who: author })} · {instant(at, 'dateTime')}
          </span>
          <span>
            {isReported ? <Badge tone="warning">{t('messageReport.reported')}</Badge> : null}{' '}
            {removedFor ? <Badge tone="danger">{t('messageReport.outcome', { outcome: 'hidden' })}</Badge> : null}
          </span>
        </div>
        <p className={css.words} dir="auto">
          {kind === 'text' ? text : t('desk.message-event', { kind })}
        </p>
        <EvidenceFiles fileIds={attachments.map(({ id }) => id)} evidence={attachments} />
        {mayDecide && !isChosen ? (
          <div>
            <Button type="button" variant="quiet" size="sm" onClick={choose}>
              {t('messageReport.choose')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** A reported message with those around it, and what can be done about it. */
export function ReportedMessagePage({ detail, result }: ReportedMessagePageProps) {
  const t = useT()
  const [chosen, setChosen] = useState<number | null>(null)
  const { act } = (result ?? {}) as { act?: string }
  if (!detail)
    return (
      <div className={css.page}>
        <PageHead title={t('messageReport.one')} />
        <Ask result={result} />
      </div>
    )
  const { report, messages, older, newer } = detail
  const subject = messages.find(({ seq }) => seq === (chosen ?? report.seq))
  const [first, last] = [messages[0]?.seq ?? 1, messages.at(-1)?.seq ?? 1]
  return (
    <div className={css.page}>
      <PageHead title={t('messageReport.one')} actions={<ReportOutcome report={report} />} />
      {act ? (
        <Notice tone="success" role="status">
          {t('messageReport.done', { act })}
        </Notice>
      ) : null}
      <Card as="section" aria-labelledby="report">
        <div className={css.part}>
          <h2 id="report">{t('messageReport.rule', { reason: report.reason })}</h2>
          <p>{t('messageReport.by', { side: report.side })}</p>
          <ReportFacts report={report} />
          {report.note ? (
            <blockquote className={css.words} dir="auto">
              {report.note}
            </blockquote>
          ) : null}
        </div>
      </Card>
      {subject ? (
        <DecideForm
          seq={subject.seq}
          isHidden={subject.removedFor !== null}
          isOpen={report.outcome === null && subject.seq === report.seq}
          reason={report.reason}
          result={result}
        />
      ) : null}
      <section aria-labelledby="around">
        <h2 id="around">{t('messageReport.around')}</h2>
        {older ? (
          <TextLink as={DeskAnchor} href={paths.reportedMessage(report.id, Math.max(1, first - 1))}>
            {t('messageReport.older')}
          </TextLink>
        ) : null}
        <ol className={css.list}>
          {messages.map((message) => (
            <Line
              key={message.seq}
              message={message}
              isChosen={message.seq === subject?.seq}
              choose={() => setChosen(message.seq)}
            />
          ))}
        </ol>
        {newer ? (
          <TextLink as={DeskAnchor} href={paths.reportedMessage(report.id, last + 1)}>
            {t('messageReport.newer')}
          </TextLink>
        ) : null}
      </section>
    </div>
  )
}
