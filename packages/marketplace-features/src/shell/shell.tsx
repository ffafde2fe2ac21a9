import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import { useToast } from '@tradepost/ui-kit/toast'
import { type ReactNode, useEffect } from 'react'
import * as css from './footer.css.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
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

const tones = { success: 'success', warning: 'warning', error: 'danger', info: 'info' } as const

/** What the page before left to say: a toast, or a notice where there is no script. */
function Flash({ flash }: { flash: ShellFlash }) {
  const toast = useToast()
  useEffect(() => toast.show({ type: flash.type, message: flash.text }), [toast, flash])
  return (
    <noscript>
      <div className={css.flash}>
        <Notice tone={tones[flash.type]} role="status">
          {flash.text}
        </Notice>
      </div>
    </noscript>
  )
}

/** Header, notices, page and footer. */
export function Shell({ data, flash, chrome, primary, children }: ShellProps) {
  const t = useT()
  const plain = chrome === 'plain'
  return (
    <>
      <SkipLink label={t('shell.skipToContent')} />
      <Header data={data} primary={primary} plain={plain} />
      {data.notices.length && !plain ? (
        <aside aria-label={t('shell.notices')} className={css.notices}>
          {data.notices.map(({ id, title, text }) => (
            <p key={id} className={css.notice}>
              <strong>{title}</strong> {text}
            </p>
          ))}
        </aside>
      ) : null}
      {flash ? <Flash flash={flash} /> : null}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {plain ? null : <Footer columns={data.footer} />}
    </>
  )
}
