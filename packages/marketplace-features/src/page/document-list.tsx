import type { CallData, calls } from '@tradepost/contract'
import { useFormat } from '@tradepost/i18n/react'
import { Stack } from '@tradepost/ui-kit/layout'
import { TextLink } from '@tradepost/ui-kit/link'
import { Pagination, type PaginationProps } from '@tradepost/ui-kit/pagination'
import { Heading } from '@tradepost/ui-kit/text'
import { ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './entry-list.css.ts'

type Documents = CallData<typeof calls.invoice.ownInvoicePage>

interface Props {
  documents: Documents
  title: string
  nameOf: (document: Documents['list'][number]) => string
  pages: Pick<PaginationProps, 'label' | 'hrefOf' | 'previousLabel' | 'nextLabel' | 'pageLabel'>
}

// Local, because every page loads the module of paths.
const fileOf = (id: string) => `/buyer/invoices/${id}`

/** The buyer's invoices, receipts and credit notes as files. Nothing without any. */
export function DocumentList({ documents: { list, total, pageNo, pageSize }, title, nameOf, pages }: Props) {
  const { money, instant } = useFormat()
  if (total === 0) return null
  return (
    <Stack as="section" gap={4} aria-labelledby="documents">
      <Heading level={2} size="md" id="documents">
        {title}
      </Heading>
      <ul className={css.list}>
        {list.map((document) => {
          const { id, kind, issuedAt, amount } = document
          return (
            <li key={id} className={css.entry}>
              <span className={css.words}>
                <TextLink href={fileOf(id)} download>
                  {nameOf(document)}
                </TextLink>
                <time className={css.fine} dateTime={issuedAt}>
                  {instant(issuedAt, 'date')}
                </time>
              </span>
              <bdi className={css.amount}>
                {money(kind === 'credit_note' ? { ...amount, minor: -amount.minor } : amount)}
              </bdi>
            </li>
          )
        })}
      </ul>
      <Pagination {...pages} as={ShopAnchor} page={pageNo} pageCount={Math.ceil(total / pageSize)} />
    </Stack>
  )
}
