import { useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { paths } from '../kernel/index.ts'
import type { FigureTable } from './figure-tables.ts'

interface FileLinkProps {
  table: FigureTable
  days: string
  /** The brand or seller that the table is about. */
  course?: { of: string; id: string }
}

/** Downloads one table of the figures. */
export function FileLink({ table, days, course }: FileLinkProps) {
  const t = useT()
  return (
    <p>
      <TextLink href={paths.figureFile(table, days, course)}>{t('figures.csv', { table })}</TextLink>
    </p>
  )
}
