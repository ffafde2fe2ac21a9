import { useT } from '@tradepost/i18n/react'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import type { ReactNode } from 'react'
import type { ShellData, ShellFlash } from './shell-data.ts'

interface ShellProps {
  data: ShellData
  flash: ShellFlash | null
  /** `plain` leaves search and navigation out, as the checkout wants it. */
  chrome: 'full' | 'plain'
  /** The header of non-standard goods: the brand colour carries it. */
  primary: boolean
  children: ReactNode
}

/** Header, notices, page and footer. */
export function Shell({ children }: ShellProps) {
  const t = useT()
  return (
    <>
      <SkipLink label={t('shell.skipToContent')} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
