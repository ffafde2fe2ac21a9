import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, paths } from '../kernel/index.ts'
import type { OrderFilter } from './order-filter.ts'
import * as css from './orders.css.ts'

/** The fields that narrow the list of orders. The group stays. */
export function OrdersSearch({ filter }: { filter: OrderFilter }) {
  const t = useT()
  const { timeZone } = useFormat()
  const { group, sort, keyword, from, to } = filter
  const isFiltered = keyword !== '' || from !== '' || to !== '' || sort !== 'newest'
  return (
    <Form method="get" role="search" className={css.search} key={JSON.stringify(filter)}>
      {group === 'all' ? null : <input type="hidden" name="group" value={group} />}
      <TextField
        name="keyword"
        type="search"
        icon={SearchIcon}
        label={t('desk.search-orders')}
        defaultValue={keyword}
        maxLength={144}
      />
      <TextField id="from" name="from" type="date" label={t('desk.orders-from')} defaultValue={from} />
      <TextField id="to" name="to" type="date" label={t('desk.orders-to')} defaultValue={to} />
      <Select
        id="sort"
        name="sort"
        label={t('desk.orders-sort')}
        defaultValue={sort}
        options={[
          { value: 'newest', label: t('desk.orders-newest') },
          { value: 'due', label: t('desk.orders-due') },
        ]}
      />
      <input type="hidden" name="zone" value={timeZone} />
      <div className={css.searchActs}>
        <Button variant="secondary">{t('desk.search')}</Button>
        {isFiltered ? (
          <ButtonLink
            as={DeskAnchor}
            href={paths.orders({ group: group === 'all' ? undefined : group })}
            variant="quiet"
          >
            {t('desk.orders-clear')}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}
