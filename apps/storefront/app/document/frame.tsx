import { WordsProvider } from '@tradepost/i18n/react'
import { type Shop, ShopProvider } from '@tradepost/marketplace-features/kernel'
import { ToastProvider } from '@tradepost/ui-kit/toast'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { useAfterLoad } from '../after-load/use-after-load'
import { browserZone } from '../browser/browser-zone'
import { lazyApi } from '../browser/lazy-api'
import { useFocusOnNavigation } from '../browser/use-focus-on-navigation'
import { readMessages } from '../words/read-messages'
import type { WordsRef } from '../words/words-ref'
import type { loadRoot } from './root-data.server'

export type RootData = Awaited<ReturnType<typeof loadRoot>>

/** References to the messages of all matched routes. */
export const wordsOfMatches = (matches: { data: unknown }[]): WordsRef[] =>
  matches.flatMap(({ data }) => (data as { words?: WordsRef } | null | undefined)?.words ?? [])

function useTimeZone(rendered: string): string {
  const [zone, setZone] = useState(rendered)
  useEffect(() => {
    startTransition(() => setZone(browserZone()))
  }, [])
  return zone
}

/** Provides shop, messages and toasts to a page. */
export function Frame({ data, words, children }: { data: RootData; words: readonly WordsRef[]; children: ReactNode }) {
  const { tenant, locale, prefix, currency, languages, currencies, terminal, abGroup, signedIn } = data
  const messages = readMessages(words)
  const timeZone = useTimeZone(data.timeZone)
  useAfterLoad(locale, prefix, signedIn)
  useFocusOnNavigation()
  const api = useMemo(() => lazyApi(prefix), [prefix])
  const shop = useMemo<Shop>(
    () => ({ api, tenant, locale, currency, languages, currencies, terminal, abGroup, signedIn }),
    [api, tenant, locale, currency, languages, currencies, terminal, abGroup, signedIn],
  )
  return (
    <ShopProvider shop={shop}>
      <WordsProvider locale={locale} timeZone={timeZone} currency={currency.code} messages={messages}>
        <ToastProvider
          closeLabel={String(messages['shell.close'] ?? '')}
          regionLabel={String(messages['shell.messageRegion'] ?? '')}
          language={locale}
        >
          {children}
        </ToastProvider>
      </WordsProvider>
    </ShopProvider>
  )
}
