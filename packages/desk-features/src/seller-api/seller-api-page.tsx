import type { CallData, calls, DeclaredRequest, SellerEndpoint } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { KeyTable, NewKey } from '../api-keys/index.ts'
import { PageHead, Problems, readRefusal, ShownOnce } from '../kernel/index.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { RequestTable } from './request-table.tsx'
import * as css from './seller-api.css.ts'
import { TrialCard } from './trial-card.tsx'
import { usePermissionWords } from './use-permission-words.ts'

export interface SellerApiPageProps {
  keys: CallData<typeof calls.sellerKey.sellerKeyList>
  endpoint: SellerEndpoint | null
  requests: readonly DeclaredRequest[]
  result?: unknown
}

interface Done {
  done?: 'created' | 'revoked' | 'endpoint-set' | 'endpoint-removed' | 'secret-rotated' | 'tried'
  signingKey?: string
  name?: string
  bearer?: string
}

/** What was done, where that needs to be said. */
function Outcome({ done, name = '', bearer, signingKey }: Done) {
  const t = useT()
  if (bearer) return <ShownOnce title={t('sellerApi.made-title')} lead={t('sellerApi.made-lead')} value={bearer} />
  if (signingKey)
    return <ShownOnce title={t('sellerEndpoint.made-title')} lead={t('sellerEndpoint.made-lead')} value={signingKey} />
  const text =
    done === 'revoked'
      ? t('sellerApi.revoked', { name })
      : done === 'endpoint-set'
        ? t('sellerEndpoint.saved')
        : done === 'endpoint-removed'
          ? t('sellerEndpoint.removed')
          : null
  return text ? (
    <Notice tone="success" role="status">
      {text}
    </Notice>
  ) : null
}

/** The forms that show their problems themselves. */
const ownProblems = new Set<string | undefined>([
  'create',
  'set-endpoint',
  'rotate-secret',
  'remove-endpoint',
  'try-endpoint',
])

/** The keys by which programs of the seller call the API, and the program of the seller that we call. */
export function SellerApiPage({ keys: { list, permissions }, endpoint, requests, result }: SellerApiPageProps) {
  const t = useT()
  const wordsOf = usePermissionWords()
  const done = (result ?? {}) as Done
  const refusal = readRefusal(result)
  const act = refusal.value('act')
  const isOfForm = act === 'create'
  return (
    <div className={css.page}>
      <PageHead title={t('sellerApi.title')} lead={t('sellerApi.lead')} />
      <Outcome {...done} />
      {ownProblems.has(act) ? null : <Problems refusal={refusal} />}
      <section className={css.part} aria-labelledby="keys">
        <h2 id="keys">{t('sellerApi.keys')}</h2>
        {list.length > 0 ? (
          <KeyTable keys={list} wordsOf={wordsOf} file="api-keys" />
        ) : (
          <p className={css.muted}>{t('sellerApi.none')}</p>
        )}
      </section>
      <NewKey
        key={done.bearer ?? 'form'}
        permissions={permissions}
        wordsOf={wordsOf}
        side="seller"
        result={isOfForm ? result : undefined}
      />
      <EndpointForm endpoint={endpoint} result={isOfForm ? undefined : result} />
      {endpoint ? (
        <TrialCard
          newestOfferId={requests[0]?.offerId}
          result={act === 'try-endpoint' || done.done === 'tried' ? result : undefined}
        />
      ) : null}
      {endpoint ? (
        <section className={css.part} aria-labelledby="requests">
          <h2 id="requests">{t('sellerEndpoint.requests')}</h2>
          {requests.length > 0 ? (
            <RequestTable requests={requests} />
          ) : (
            <p className={css.muted}>{t('sellerEndpoint.no-requests')}</p>
          )}
        </section>
      ) : null}
    </div>
  )
}
