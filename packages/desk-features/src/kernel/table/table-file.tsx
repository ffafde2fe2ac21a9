import { useLocation, useParams } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type TableName, tableFilePath } from './table-names.ts'

export interface TableFileProps {
  name: TableName
  /** The accessible name of the table. */
  label: string
  /** The ids of what the table is about; by default those in the address of the page. */
  of?: Readonly<Record<string, string>> | undefined
}

/** A link to the CSV file of a table: all its pages, with the filter of the page's address. */
export function TableFile({ name, label, of }: TableFileProps) {
  const t = useT()
  const { search } = useLocation()
  const params = useParams()
  const address = new URLSearchParams(search)
  address.delete('page')
  for (const [id, value] of Object.entries(of ?? params)) if (value) address.set(id, value)
  return (
    <ButtonLink
      href={tableFilePath(name, address)}
      variant="quiet"
      size="sm"
      download
      aria-label={`${t('payout.csv')}: ${label}`}
    >
      {t('payout.csv')}
    </ButtonLink>
  )
}
