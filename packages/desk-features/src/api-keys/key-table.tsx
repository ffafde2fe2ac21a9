import { Form } from '@remix-run/react'
import type { SellerKey, StaffKey } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { useState } from 'react'
import { type DeskColumn, DeskTable, type TableName } from '../kernel/index.ts'
import * as css from './api-keys.css.ts'

/** A key without its secret. */
export type ApiKey = SellerKey | StaffKey

/** Asks before a key is revoked. */
function RevokeDialog({ revoked, onClose }: { revoked: ApiKey | null; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open={revoked !== null}
      onClose={onClose}
      title={t('sellerApi.revoke-title', { name: revoked?.name ?? '' })}
      closeLabel={t('desk.close')}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Form method="post" onSubmit={onClose}>
            <input type="hidden" name="id" value={revoked?.id ?? ''} />
            <Button name="act" value="revoke">
              {t('sellerApi.revoke')}
            </Button>
          </Form>
        </>
      }
    >
      <p>{t('sellerApi.revoke-text')}</p>
    </Dialog>
  )
}

const tones = { active: 'success', expired: 'neutral', revoked: 'neutral' } as const

interface KeyTableProps {
  keys: readonly ApiKey[]
  /** What a permission allows, in words. */
  wordsOf: (permission: string) => string
  file: TableName
}

/** API keys, with what each may do and when it was used. */
export function KeyTable({ keys, wordsOf, file }: KeyTableProps) {
  const t = useT()
  const { instant } = useFormat()
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const columns: DeskColumn<ApiKey>[] = [
    { id: 'name', header: t('sellerApi.name'), cell: ({ name }) => name },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('sellerApi.state', { state })}</Badge>,
    },
    {
      id: 'prefix',
      header: t('sellerApi.prefix'),
      cell: ({ prefix }) => <bdi className={css.code}>{prefix}</bdi>,
    },
    {
      id: 'permissions',
      header: t('sellerApi.permissions'),
      cell: ({ permissions }) => (
        <ul className={css.list}>
          {permissions.map((permission) => (
            <li key={permission}>{wordsOf(permission)}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'created',
      header: t('sellerApi.created'),
      cell: ({ createdAt, createdBy }) =>
        t('sellerApi.created-by', { date: instant(createdAt, 'date'), name: createdBy }),
    },
    {
      id: 'used',
      header: t('sellerApi.last-used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? instant(lastUsedAt) : t('sellerApi.never')),
    },
    {
      id: 'expires',
      header: t('sellerApi.expires'),
      cell: ({ expiresAt }) => (expiresAt ? instant(expiresAt, 'date') : t('sellerApi.lasts-ever')),
    },
    {
      ...{ id: 'revoke', header: t('sellerApi.revoke'), align: 'end', isPlain: true },
      cell: (key) =>
        key.state === 'active' ? (
          <Button type="button" variant="quiet" size="sm" onClick={() => setRevoked(key)}>
            {t('sellerApi.revoke')}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <DeskTable label={t('sellerApi.keys')} columns={columns} rows={keys} rowKey={({ id }) => id} file={file} />
      <RevokeDialog revoked={revoked} onClose={() => setRevoked(null)} />
    </>
  )
}
