import type { ApiClient } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { type DeskColumn, DeskTable } from '../kernel/index.ts'
import * as css from './clients.css.ts'

type Secret = ApiClient['credentials'][number]

const tones = { active: 'success', ending: 'warning', ended: 'neutral' } as const

/** The secrets of a client by their fingerprints, with when each was used and until when it works. */
export function SecretTable({ client: { id, credentials } }: { client: ApiClient }) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<Secret>[] = [
    {
      id: 'fingerprint',
      header: t('clients.fingerprint'),
      cell: ({ fingerprint }) => <bdi className={css.code}>{fingerprint}</bdi>,
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('clients.state', { state })}</Badge>,
    },
    {
      id: 'source',
      header: t('sellerApi.created'),
      cell: ({ source, createdAt, createdBy }) =>
        source === 'staff' && createdAt
          ? t('sellerApi.created-by', { date: instant(createdAt, 'date'), name: createdBy ?? '' })
          : t('clients.of-environment'),
    },
    {
      id: 'used',
      header: t('sellerApi.last-used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? instant(lastUsedAt) : t('sellerApi.never')),
    },
    {
      id: 'ends',
      header: t('clients.ends'),
      cell: ({ endsAt }) => (endsAt ? instant(endsAt) : t('clients.no-end')),
    },
  ]
  return (
    <DeskTable
      label={t('clients.secrets-of', { id })}
      columns={columns}
      rows={credentials}
      rowKey={({ fingerprint }) => fingerprint}
      file="elsewhere"
    />
  )
}
