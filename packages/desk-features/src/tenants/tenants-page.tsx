import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, paths, useMay } from '../kernel/index.ts'
import { RestCard } from './rest-card.tsx'
import * as css from './tenants.css.ts'

export type TenantsPageProps = Pick<CallData<typeof calls.tenant.tenantList>, 'list' | 'mayCreate'>
type Tenant = TenantsPageProps['list'][number]

/** What remains to be done for a tenant. */
function Tasks({ tasks }: Pick<Tenant, 'tasks'>) {
  const t = useT()
  if (tasks.length === 0) return t('tenants.nothing-todo')
  return (
    <ul className={css.tasks}>
      {tasks.map((task) => (
        <li key={task}>
          <Badge tone="warning">{t('tenants.task', { task })}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The tenants of the installation with their numbers, and what each still lacks. */
export function TenantsPage({ list, mayCreate }: TenantsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const canCreate = useMay('staff')('tenant.create') && mayCreate
  const columns: DeskColumn<Tenant>[] = [
    {
      id: 'shop',
      header: t('tenants.shop'),
      cell: ({ id, company, shopOrigin }) => (
        <span className={css.name}>
          <bdi>{company}</bdi>
          <bdi className={css.muted}>{id}</bdi>
          <TextLink href={shopOrigin} target="_blank" rel="noopener">
            <bdi>{shopOrigin.replace(/^https?:\/\//, '')}</bdi>
          </TextLink>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ openedAt }) => (
        <Badge tone={openedAt ? 'success' : 'neutral'}>
          {t('tenants.state', {
            state: openedAt ? 'open' : 'closed',
            date: openedAt ? instant(openedAt, 'date') : '',
          })}
        </Badge>
      ),
    },
    { id: 'sellers', header: t('tenants.sellers'), cell: ({ sellers }) => sellers, align: 'end' },
    { id: 'offers', header: t('tenants.offers'), cell: ({ offers }) => offers, align: 'end' },
    { id: 'orders', header: t('tenants.orders'), cell: ({ orders }) => orders, align: 'end' },
    {
      id: 'seen',
      header: t('tenants.shop-seen'),
      cell: ({ shopSeenAt }) => (shopSeenAt ? instant(shopSeenAt) : t('tenants.never-seen')),
    },
    { id: 'todo', header: t('tenants.todo'), cell: ({ tasks }) => <Tasks tasks={tasks} /> },
  ]
  return (
    <div className={css.page}>
      <PageHead
        title={t('tenants.title')}
        lead={t('tenants.lead')}
        actions={
          canCreate ? (
            <ButtonLink as={DeskAnchor} href={paths.newTenant()}>
              {t('tenants.new')}
            </ButtonLink>
          ) : undefined
        }
      />
      {mayCreate ? null : <Notice tone="info">{t('tenants.no-create')}</Notice>}
      <DeskTable label={t('tenants.title')} columns={columns} rows={list} rowKey={({ id }) => id} file="tenants" />
      {list.some(({ tasks }) => tasks.length > 0) ? <RestCard /> : null}
    </div>
  )
}
