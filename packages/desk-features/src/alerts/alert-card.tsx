import { Form } from '@remix-run/react'
import type { StaffAlert } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, paths, readRefusal, useBusy } from '../kernel/index.ts'
import { queueCss as css } from '../queue/index.ts'
import * as own from './alerts.css.ts'

interface AlertCardProps {
  alert: StaffAlert
  /** The signed-in member of staff. */
  userId: string | null
  mayClose: boolean
  result?: unknown
}

/** The order, seller or payment that an alert is about, as a link where the desk has a page of it. */
function Subject({ alert: { ref } }: Pick<AlertCardProps, 'alert'>) {
  const t = useT()
  const words = t('alerts.ref', { kind: ref.kind, id: ref.id })
  const href = ref.kind === 'order' ? paths.case(ref.id) : ref.kind === 'seller' ? paths.seller(ref.id) : null
  return href ? (
    <TextLink as={DeskAnchor} href={href}>
      {words}
    </TextLink>
  ) : (
    <bdi>{words}</bdi>
  )
}

function Answer({ alert: { id, owner }, userId, result }: Omit<AlertCardProps, 'mayClose'>) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(readRefusal(result).value('subject') === id ? result : undefined)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <input type="hidden" name="subject" value={id} />
        <TextField
          id={`reason-${id}`}
          name="reason"
          label={t('alerts.note')}
          maxLength={2000}
          defaultValue={refusal.value('reason')}
          error={refusal.of('reason') ?? refusal.summary[0]?.message}
          required
        />
        <FormActions>
          <Button name="answer" value="close" loading={busy}>
            {t('alerts.close')}
          </Button>
          {owner?.id === userId ? null : (
            <Button name="answer" value="take" variant="secondary" loading={busy}>
              {t('alerts.take')}
            </Button>
          )}
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** One alert with its facts, its owner, and how it ended. */
export function AlertCard({ alert, userId, mayClose, result }: AlertCardProps) {
  const t = useT()
  const { instant } = useFormat()
  const { source, kind, state, facts, at, owner, done } = alert
  return (
    <Card as="li">
      <div className={css.part}>
        <div className={css.head}>
          <h2>{t('alerts.kind', { kind })}</h2>
          <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t('alerts.state', { state })}</Badge>
        </div>
        <div className={css.muted}>
          <Subject alert={alert} /> · {t('alerts.source', { source })} · {instant(at, 'dateTime')} ·{' '}
          {owner ? <bdi>{t('alerts.owner', { name: owner.nickName })}</bdi> : t('alerts.no-owner')}
        </div>
        {facts.length > 0 ? (
          <dl className={own.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt className={css.muted}>
                  <bdi>{name}</bdi>
                </dt>
                <dd className={own.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {done ? (
          <p className={css.words} dir="auto">
            {done.note}
          </p>
        ) : null}
        {state !== 'done' && mayClose ? <Answer alert={alert} userId={userId} result={result} /> : null}
      </div>
    </Card>
  )
}
