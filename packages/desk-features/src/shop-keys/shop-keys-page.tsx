import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { KeyTable, NewKey } from '../api-keys/index.ts'
import { PageHead, Problems, readRefusal, ShownOnce } from '../kernel/index.ts'
import { usePermissionName } from '../role-words/index.ts'
import * as css from './shop-keys.css.ts'

export interface ShopKeysPageProps {
  keys: CallData<typeof calls.apiKey.staffKeyList>
  result?: unknown
}

interface Done {
  done?: 'created' | 'revoked'
  name?: string
  bearer?: string
}

/** What was done, where that needs to be said. */
function Outcome({ done, name = '', bearer }: Done) {
  const t = useT()
  if (bearer) return <ShownOnce title={t('sellerApi.made-title')} lead={t('sellerApi.made-lead')} value={bearer} />
  return done === 'revoked' ? (
    <Notice tone="success" role="status">
      {t('sellerApi.revoked', { name })}
    </Notice>
  ) : null
}

/** The keys by which programs of the company make calls of staff. */
export function ShopKeysPage({ keys: { list, permissions }, result }: ShopKeysPageProps) {
  const t = useT()
  const wordsOf = usePermissionName()
  const done = (result ?? {}) as Done
  const refusal = readRefusal(result)
  const isOfForm = refusal.value('act') === 'create'
  return (
    <div className={css.page}>
      <PageHead title={t('clients.keys')} lead={t('clients.keys-lead')} />
      <Outcome {...done} />
      {isOfForm ? null : <Problems refusal={refusal} />}
      {list.length > 0 ? (
        <KeyTable keys={list} wordsOf={wordsOf} file="shop-keys" />
      ) : (
        <p className={css.none}>{t('sellerApi.none')}</p>
      )}
      <NewKey
        key={done.bearer ?? 'form'}
        permissions={permissions}
        wordsOf={wordsOf}
        side="staff"
        result={isOfForm ? result : undefined}
      />
    </div>
  )
}
