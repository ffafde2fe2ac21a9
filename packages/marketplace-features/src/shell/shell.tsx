import { useNavigation } from '@remix-run/react'
import { notLoadedKey } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { ProgressLine } from '@tradepost/ui-kit/progress'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import { useToast } from '@tradepost/ui-kit/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { visitStorage } from '../kernel/browser-storage/index.ts'
import { refusedEvent } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import * as css from './footer.css.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { linkAs } from './link-as.tsx'
import { Notices } from './notices.tsx'
import type { ShellData, ShellFlash } from './shell-data.ts'

interface ShellProps {
  data: ShellData
  flash: ShellFlash | null
  /** `plain` has no search and navigation, for the checkout. */
  chrome: 'full' | 'plain'
  /** Shows the header in the tenant's colour, for non-standard categories. */
  primary: boolean
  children: ReactNode
}

const tones = { success: 'success', warning: 'warning', error: 'danger', info: 'info' } as const

function ViewCart() {
  const t = useT()
  return (
    <TextLink as={linkAs} href={paths.cart()}>
      {t('shell.viewCart')}
    </TextLink>
  )
}

/** The message of the previous action: a toast, or a notice without JavaScript. */
function Flash({ flash }: { flash: ShellFlash }) {
  const toast = useToast()
  const shown = useRef<ShellFlash | null>(null)
  useEffect(() => {
    // Strict mode runs effects twice, but the message must show once.
    if (shown.current === flash) return
    shown.current = flash
    toast.show({ type: flash.type, message: flash.text, action: flash.next && <ViewCart /> })
  }, [toast, flash])
  return (
    <noscript>
      <div className={css.flash}>
        <Notice tone={tones[flash.type]} role="status">
          {flash.text} {flash.next ? <ViewCart /> : null}
        </Notice>
      </div>
    </noscript>
  )
}

/** Shows toasts for failed calls from the browser, and after a navigation that failed to load its page. */
function Refusals() {
  const t = useT()
  const toast = useToast()
  useEffect(() => {
    const showRefusal = (event: Event) =>
      toast.error((event as CustomEvent<string | null>).detail ?? t('shell.unreachable'))
    window.addEventListener(refusedEvent, showRefusal)
    if (visitStorage.getItem(notLoadedKey)) {
      visitStorage.removeItem(notLoadedKey)
      toast.error(t('shell.errorMessage'))
    }
    return () => window.removeEventListener(refusedEvent, showRefusal)
  }, [toast, t])
  return null
}

/** A line while a page loads. A component of its own, so that header and footer are not rendered with it. */
function Progress() {
  const t = useT()
  return useNavigation().state === 'loading' ? <ProgressLine label={t('shell.loadingPage')} /> : null
}

/** Header, notices, page and footer. */
export function Shell({ data, flash, chrome, primary, children }: ShellProps) {
  const t = useT()
  const plain = chrome === 'plain'
  return (
    <>
      <SkipLink label={t('shell.skipToContent')} />
      <Progress />
      <Header data={data} primary={primary} plain={plain} />
      {data.notices.length && !plain ? <Notices notices={data.notices} /> : null}
      <Refusals />
      {flash ? <Flash flash={flash} /> : null}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {plain ? null : <Footer columns={data.footer} legal={data.legal} ownLegal={data.ownLegal} />}
    </>
  )
}
