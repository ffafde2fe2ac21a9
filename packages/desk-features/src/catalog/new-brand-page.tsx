import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { PageHead } from '../kernel/index.ts'
import { BrandForm } from './brand-form.tsx'
import * as css from './catalog.css.ts'

/** The form that adds a brand. */
export function NewBrandPage({ languages, result }: { languages: readonly Locale[]; result?: unknown }) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('catalogDesk.new-brand')} lead={t('catalogDesk.new-brand-lead')} />
      <BrandForm brand={null} languages={languages} result={result} />
    </div>
  )
}
