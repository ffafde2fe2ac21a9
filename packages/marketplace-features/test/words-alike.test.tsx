import { useT, WordsProvider } from '@tradepost/i18n/react'
import { buildMessages, builtInLocales, translatorFor } from '@tradepost/i18n/server'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

const Lead = () => useT()('siteReviews.lead', { count: 12_345 })

it.each(builtInLocales)('formats a count in a title or toast as on the page (%s)', (locale) => {
  const messages = buildMessages(locale)
  const translated = translatorFor(locale, messages)('siteReviews.lead', { count: 12_345 })
  expect(translated).toContain('12,345')
  const shown = renderToString(
    <WordsProvider locale={locale} timeZone="UTC" currency="USD" messages={messages}>
      <Lead />
    </WordsProvider>,
  )
  expect(shown.replaceAll('&#x27;', "'")).toBe(translated)
})
