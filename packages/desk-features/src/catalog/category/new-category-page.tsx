import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { PageHead } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { CategoryForm } from './category-form.tsx'

/** The form that adds a category. */
export function NewCategoryPage({ languages, result }: { languages: readonly Locale[]; result?: unknown }) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('catalogDesk.new-category')} lead={t('catalogDesk.new-category-lead')} />
      <CategoryForm category={null} languages={languages} result={result} />
    </div>
  )
}
