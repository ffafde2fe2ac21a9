import { useRevalidator } from '@remix-run/react'
import { isPrefixed } from '@tradepost/i18n/locales'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Select } from '@tradepost/ui-kit/select'
import type { FormEvent } from 'react'
import { useHere, useLanguageChoices, useShop } from '../../kernel/index.ts'

/** Closes all `details` that contain an element. */
function closePanels(element: Element): void {
  for (let panel = element.closest('details'); panel; panel = panel.parentElement?.closest('details') ?? null)
    panel.open = false
}

/** Chooses language and currency. Applied by a Confirm button, so it works without JavaScript. */
export function ChoiceForm({ className }: { className: string }) {
  const t = useT()
  const { locale, currency, languages, currencies } = useShop()
  const here = useHere()
  const choices = useLanguageChoices()
  const revalidator = useRevalidator()

  async function confirm(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const language = languages.find(({ id }) => id === chosen.get('language'))
    // The language can change without loading a document only if neither language has a locale prefix.
    const inPlace =
      language &&
      language.index > 0 &&
      !isPrefixed(language.id) &&
      !isPrefixed(locale) &&
      chosen.get('currency') === currency.code
    if (!inPlace) return
    event.preventDefault()
    chosen.delete('currency')
    await fetch('/choice', { method: 'POST', body: chosen, redirect: 'manual' })
    revalidator.revalidate()
    closePanels(form)
  }
  return (
    <form method="post" action="/choice" className={className} onSubmit={(event) => void confirm(event)}>
      <input type="hidden" name="from" value={here} />
      <input type="hidden" name="was" value={locale} />
      {/* An unchanged currency is not a choice: the language then continues to determine the currency. */}
      <input type="hidden" name="wasCurrency" value={currency.code} />
      <Select
        label={t('shell.language')}
        name="language"
        defaultValue={locale}
        key={`language-${locale}`}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t('shell.currency')}
        name="currency"
        defaultValue={currency.code}
        key={`currency-${currency.code}`}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
      />
      <Button size="sm" fullWidth>
        {t('shell.confirm')}
      </Button>
    </form>
  )
}
