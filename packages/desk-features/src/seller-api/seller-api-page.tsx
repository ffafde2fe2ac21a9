import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, Problems, readRefusal } from '../kernel/index.ts'
import { KeyTable } from './key-table.tsx'
import { NewKey } from './new-key.tsx'
import * as css from './seller-api.css.ts'
import { ShownOnce } from './shown-once.tsx'

export interface SellerApiPageProps {
  keys: CallData<typeof calls.sellerKey.sellerKeyList>
  result?: unknown
}

interface Done {
  done?: 'created' | 'revoked'
  name?: string
  bearer?: string
}

/** The keys by which programs of the seller call the API. */
export function SellerApiPage({ keys: { list, permissions }, result }: SellerApiPageProps) {
  const t = useT()
  const { done, name = '', bearer } = (result ?? {}) as Done
  const refusal = readRefusal(result)
  const isOfForm = refusal.value('act') === 'create'
  return (
    <div className={css.page}>
      <PageHead title={t('sellerApi.title')} lead={t('sellerApi.lead')} />
      {bearer ? <ShownOnce title={t('sellerApi.made-title')} lead={t('sellerApi.made-lead')} value={bearer} /> : null}
      {done === 'revoked' ? (
        <Notice tone="success" role="status">
          {t('sellerApi.revoked', { name })}
        </Notice>
      ) : null}
      {isOfForm ? null : <Problems refusal={refusal} />}
      <section className={css.part} aria-labelledby="keys">
        <h2 id="keys">{t('sellerApi.keys')}</h2>
        {list.length > 0 ? <KeyTable keys={list} /> : <p className={css.muted}>{t('sellerApi.none')}</p>}
      </section>
      <NewKey key={bearer ?? 'form'} permissions={permissions} result={isOfForm ? result : undefined} />
    </div>
  )
}
