import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { PageHead } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { AttributeForm } from './attribute-form.tsx'

/** The form that adds an attribute. */
export function NewAttributePage({ languages, result }: { languages: readonly Locale[]; result?: unknown }) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('catalogDesk.new-attribute')} lead={t('catalogDesk.new-attribute-lead')} />
      <AttributeForm attribute={null} languages={languages} result={result} />
    </div>
  )
}
