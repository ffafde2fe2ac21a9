import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import {
  DeskAnchor,
  IdentityProblems,
  IdentityStep,
  PageHead,
  Pages,
  Problems,
  paths,
  readRefusal,
  ShownOnce,
  useBusy,
  useFormKey,
  useMay,
} from '../kernel/index.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { ReplayForm } from './replay-form.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import { WebhookFields } from './webhook-fields.tsx'
import * as css from './webhooks.css.ts'

type Refusal = ReturnType<typeof readRefusal>

export interface WebhookPageProps {
  webhook: CallData<typeof calls.webhook.webhookDetail>
  log: CallData<typeof calls.webhook.webhookDeliveryPage>
  /** The state that the log is filtered by. */
  state: string | null
  result?: unknown
}

/** Changes the address and topics of a webhook, or switches it on or off. */
function EditForm({ webhook, refusal }: { webhook: WebhookPageProps['webhook']; refusal: Refusal }) {
  const t = useT()
  const busy = useBusy('save')
  const isActive = refusal.hasProblems ? refusal.value('isActive') !== undefined : webhook.state === 'active'
  return (
    <Card as="section" aria-labelledby="edit-webhook">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="edit-webhook">{t('webhooks.url')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="save" />
          <input type="hidden" name="version" value={refusal.value('version') ?? webhook.version} />
          <WebhookFields url={webhook.url} topics={webhook.topics} refusal={refusal} />
          <Checkbox name="isActive" label={t('webhooks.active')} defaultChecked={isActive} />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t('webhooks.save')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Makes a new signing secret. */
function SecretForm({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const busy = useBusy('renew')
  return (
    <Card as="section" aria-labelledby="renew-secret">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="renew-secret">{t('webhooks.renew')}</h2>
          <p className={css.muted}>{t('webhooks.renew-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="renew" />
          <IdentityStep refusal={refusal} side="staff" prefix="renew-" />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('webhooks.renew')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Removes a webhook for good, after a second look. */
function RemoveForm({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const busy = useBusy('remove')
  return (
    <Card as="section" aria-labelledby="remove-webhook">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="remove-webhook">{t('webhooks.remove')}</h2>
          <p className={css.muted}>{t('webhooks.remove-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="remove" />
          <Checkbox
            name="sure"
            label={t('webhooks.sure')}
            defaultChecked={refusal.value('sure') !== undefined}
            error={refusal.of('sure')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="remove-" />
          <FormActions>
            <Button variant="danger" loading={busy}>
              {t('webhooks.remove')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** A webhook, the forms that change it, and the log of what it was told. */
export function WebhookPage({ webhook, log, state, result }: WebhookPageProps) {
  const t = useT()
  const { stateName } = useWebhookWords()
  const mayEdit = useMay('staff')('webhook.edit')
  const { ok, signingKey, count } = (result ?? {}) as { ok?: boolean; signingKey?: string; count?: number }
  const key = useFormKey(result, ok === true)
  const refused = readRefusal(result)
  const none = readRefusal(undefined)
  const refusalOf = (act: string) => (refused.value('act') === act ? refused : none)
  const isActive = webhook.state === 'active'
  const isOneRepeated = refused.value('eventId') !== undefined
  return (
    <div className={css.page}>
      <PageHead title={t('webhooks.title')} lead={<bdi className={css.address}>{webhook.url}</bdi>} />
      {signingKey ? <ShownOnce title={t('webhooks.saved')} lead={t('webhooks.secret')} value={signingKey} /> : null}
      {ok && !signingKey ? (
        <Notice tone="success" role="status">
          {count === undefined ? t('webhooks.saved') : t('webhooks.repeated', { n: count })}
        </Notice>
      ) : null}
      {isOneRepeated ? <Problems refusal={refused} /> : null}
      <Notice tone={webhook.gaveUpAt ? 'danger' : webhook.failingSince ? 'warning' : 'info'}>
        {stateName(webhook)}
      </Notice>
      {mayEdit ? (
        <div className={css.forms} key={key}>
          <EditForm webhook={webhook} refusal={refusalOf('save')} />
          <SecretForm refusal={refusalOf('renew')} />
          {isActive ? <ReplayForm refusal={isOneRepeated ? none : refusalOf('replay')} /> : null}
          <RemoveForm refusal={refusalOf('remove')} />
        </div>
      ) : null}
      <section className={css.part} aria-labelledby="log">
        <h2 id="log">{t('webhooks.log')}</h2>
        <nav className={css.filter} aria-label={t('webhooks.state-label')}>
          {(['pending', 'done', 'failed'] as const).map((one) => (
            <TextLink
              key={one}
              as={DeskAnchor}
              href={paths.webhook(webhook.id, { state: one === state ? '' : one })}
              aria-current={one === state ? 'true' : undefined}
            >
              {t('webhooks.delivery-state', { state: one })}
            </TextLink>
          ))}
        </nav>
        {log.list.length > 0 ? (
          <>
            <DeliveryTable list={log.list} mayRepeat={mayEdit && isActive} />
            <Pages page={log} hrefOf={(page) => paths.webhook(webhook.id, { state: state ?? '', page })} />
          </>
        ) : (
          <p>{t('webhooks.log-none')}</p>
        )}
      </section>
    </div>
  )
}
