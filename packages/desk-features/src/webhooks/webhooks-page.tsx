import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import {
  DeskAnchor,
  type DeskColumn,
  DeskTable,
  IdentityProblems,
  IdentityStep,
  PageHead,
  paths,
  readRefusal,
  ShownOnce,
  useBusy,
  useFormKey,
  useMay,
} from '../kernel/index.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import { WebhookFields } from './webhook-fields.tsx'
import * as css from './webhooks.css.ts'

type Webhook = CallData<typeof calls.webhook.webhookDetail>

export interface WebhooksPageProps {
  webhooks: readonly Webhook[]
  result?: unknown
}

/** The form of a new webhook. */
function NewWebhook({ result }: Pick<WebhooksPageProps, 'result'>) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('add')
  return (
    <Card as="section" aria-labelledby="new-webhook">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="new-webhook">{t('webhooks.add')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="add" />
          <WebhookFields url="" topics={[]} refusal={refusal} />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t('webhooks.add')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** The webhooks of the shop, and the form that adds one. */
export function WebhooksPage({ webhooks, result }: WebhooksPageProps) {
  const t = useT()
  const { topicName, stateName } = useWebhookWords()
  const mayEdit = useMay('staff')('webhook.edit')
  const { ok, signingKey } = (result ?? {}) as { ok?: boolean; signingKey?: string }
  const key = useFormKey(result, ok === true)
  const columns: DeskColumn<Webhook>[] = [
    {
      id: 'url',
      header: t('webhooks.url'),
      cell: ({ id, url }) => (
        <TextLink as={DeskAnchor} href={paths.webhook(id)}>
          <bdi className={css.address}>{url}</bdi>
        </TextLink>
      ),
    },
    { id: 'topics', header: t('webhooks.topics'), cell: ({ topics }) => topics.map(topicName).join(' · ') },
    { id: 'state', header: t('webhooks.state-label'), cell: stateName },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('webhooks.title')} lead={t('webhooks.lead')} />
      {signingKey ? <ShownOnce title={t('webhooks.saved')} lead={t('webhooks.secret')} value={signingKey} /> : null}
      {webhooks.length > 0 ? (
        <DeskTable
          label={t('webhooks.title')}
          columns={columns}
          rows={webhooks}
          rowKey={({ id }) => id}
          file="webhooks"
        />
      ) : (
        <p>{t('webhooks.none')}</p>
      )}
      {mayEdit ? <NewWebhook key={key} result={result} /> : null}
    </div>
  )
}
