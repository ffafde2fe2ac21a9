import { useT } from '@tradepost/i18n/react'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { DeskAnchor } from './desk-anchor.tsx'

interface PagesProps {
  page: { total: number; pageNo: number; pageSize: number }
  hrefOf: (page: number) => string
}

/** Links to the pages of a list. */
export function Pages({ page: { total, pageNo, pageSize }, hrefOf }: PagesProps) {
  const t = useT()
  return (
    <Pagination
      label={t('desk.pages')}
      as={DeskAnchor}
      page={pageNo}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
      previousLabel={t('desk.previous-page')}
      nextLabel={t('desk.next-page')}
      pageLabel={(page) => t('desk.page-number', { page })}
    />
  )
}
