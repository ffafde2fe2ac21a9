import type { ApiClient } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, Problems, readRefusal, ShownOnce, TableFile, useFormKey, useMay } from '../kernel/index.ts'
import * as css from './clients.css.ts'
import { EndForm } from './end-form.tsx'
import { RenewForm } from './renew-form.tsx'
import { SecretTable } from './secret-table.tsx'

export interface ClientsPageProps {
  clients: readonly ApiClient[]
  result?: unknown
}

interface Done {
  ok?: boolean
  done?: 'renewed' | 'ended'
  clientId?: string
  credential?: string
}

/** What was done. A new secret is shown only here. */
function Outcome({ ok, clientId = '', credential }: Done) {
  const t = useT()
  if (credential)
    return (
      <ShownOnce title={t('clients.made-title', { id: clientId })} lead={t('clients.made-lead')} value={credential} />
    )
  return ok ? (
    <Notice tone="success" role="status">
      {t('clients.ended')}
    </Notice>
  ) : null
}

interface ClientCardProps {
  client: ApiClient
  mayEdit: boolean
  result: unknown
  act: string | undefined
}

/** A client with its secrets, and the forms that make and end them. */
function ClientCard({ client, mayEdit, result, act }: ClientCardProps) {
  const t = useT()
  const { id, kind, enabled, credentials } = client
  const canEnd = credentials.filter(({ state }) => state !== 'ended').length > 1
  return (
    <Card as="section" aria-labelledby={`client-${id}`}>
      <div className={css.client}>
        <div className={css.head}>
          <h2 id={`client-${id}`} className={css.name}>
            <bdi>{id}</bdi>
          </h2>
          <p className={css.muted}>{t('clients.kind', { kind })}</p>
          {enabled ? null : <Badge tone="danger">{t('clients.off')}</Badge>}
        </div>
        <SecretTable client={client} />
        {mayEdit ? (
          <div className={css.forms}>
            <RenewForm id={id} result={act === `renew-${id}` ? result : undefined} />
            {canEnd ? <EndForm client={client} result={act === `end-${id}` ? result : undefined} /> : null}
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** The programs of the installation that answer for the tenant, and the secrets by which these prove who they are. */
export function ClientsPage({ clients, result }: ClientsPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('client.edit')
  const done = (result ?? {}) as Done
  const refusal = readRefusal(result)
  const act = refusal.value('act')
  const isOfForm = clients.some(({ id }) => act === `renew-${id}` || act === `end-${id}`)
  const key = useFormKey(result, done.ok === true)
  return (
    <div className={css.page}>
      <PageHead
        title={t('clients.title')}
        lead={t('clients.lead')}
        actions={clients.length > 0 ? <TableFile name="client-secrets" label={t('clients.title')} /> : null}
      />
      <Outcome {...done} />
      {isOfForm ? null : <Problems refusal={refusal} />}
      {clients.map((client) => (
        <ClientCard key={`${client.id} ${key}`} client={client} mayEdit={mayEdit} result={result} act={act} />
      ))}
    </div>
  )
}
