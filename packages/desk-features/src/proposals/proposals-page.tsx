import type { CallData, calls, StaffAct } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import type { ReactNode } from 'react'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import { AnswerForm, queueCss as css, QueuePage } from '../queue/index.ts'

export interface ProposalsPageProps {
  shown: 'waiting' | 'all'
  acts: CallData<typeof calls.staff.actPage>
  idempotencyKey: string
  result?: unknown
}

/** The subject of an act, as a link where the desk has a page of it. */
function Subject({ act: { ref } }: { act: StaffAct }) {
  const t = useT()
  const words = t('cases.ref', { kind: ref.kind, id: ref.id })
  if (ref.kind !== 'order') return <bdi>{words}</bdi>
  return (
    <TextLink as={DeskAnchor} href={paths.case(ref.id)}>
      {words}
    </TextLink>
  )
}

function Act({ act, children }: { act: StaffAct; children?: ReactNode }) {
  const t = useT()
  const { money, instant } = useFormat()
  const { amount, unit } = act
  return (
    <Card as="li">
      <div className={css.part}>
        <div className={css.head}>
          <h2>
            {t('cases.act-kind', { kind: act.kind })}: {t('cases.outcome', { outcome: act.outcome })}
          </h2>
          <Badge>{t('cases.step', { step: act.step })}</Badge>
        </div>
        {amount === 0 ? null : (
          <bdi className={css.amount}>
            {unit === 'POINT'
              ? t('cases.points', { points: String(amount) })
              : money({ minor: amount, currency: unit })}
          </bdi>
        )}
        <div className={css.muted}>
          <Subject act={act} /> ·{' '}
          <TextLink as={DeskAnchor} href={paths.staffMember(act.userId)}>
            {t('staffDesk.person-number', { number: act.userId })}
          </TextLink>{' '}
          · {instant(act.at, 'dateTime')}
        </div>
        <p className={css.words} dir="auto">
          {act.reason}
        </p>
        {children}
      </div>
    </Card>
  )
}

/** What staff decided about money, and what waits for a second person. */
export function ProposalsPage({ shown, acts, idempotencyKey, result }: ProposalsPageProps) {
  const t = useT()
  const mayAnswer = useMay('staff')('proposal.answer')
  const linkOf = (of: 'waiting' | 'all', page?: number) =>
    paths.proposals({ ...(of === 'all' ? { shown: of } : {}), ...(page && page > 1 ? { page } : {}) })
  const { step } = (result ?? {}) as { step?: 'approved' | 'rejected' }
  return (
    <QueuePage
      file="proposals"
      title={t('cases.proposals')}
      lead={t('cases.proposals-lead')}
      state={shown}
      states={['waiting', 'all']}
      wordsOf={(one) => t('cases.shown', { shown: one })}
      hrefOf={linkOf}
      page={acts}
      done={step ? t('cases.done', { step }) : null}
      empty={{ title: t('cases.proposals-none-title'), text: t('cases.proposals-none') }}
    >
      {(act) => (
        <Act key={act.id} act={act}>
          {shown === 'waiting' && mayAnswer ? (
            <AnswerForm
              subject={act.id}
              idempotencyKey={idempotencyKey}
              label={t('cases.answer-reason')}
              maxLength={2000}
              yes={t('cases.approve')}
              no={t('cases.reject')}
              result={result}
            />
          ) : null}
        </Act>
      )}
    </QueuePage>
  )
}
