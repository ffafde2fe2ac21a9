import type { CallData, calls } from '@tradepost/contract'
import type { LegalDocument } from '@tradepost/domain/content/legal-documents'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame, PreviewLink } from '../content/index.ts'
import { DeskAnchor, paths, useDesk } from '../kernel/index.ts'
import { LegalForm } from './legal-form.tsx'

export interface LegalPageProps {
  document: LegalDocument
  /** Null if nobody has written the page yet. */
  legal: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** One legal page: its words, the date from which they hold, and its history. */
export function LegalPage({ document, legal, languages, result }: LegalPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const content =
    legal?.content.kind === 'legal'
      ? legal.content
      : { kind: 'legal' as const, document, needsConsent: false, texts: {}, outdated: [] }
  const hrefOf = (version?: number) => paths.legalPage(document, version)
  return (
    <ContentFrame
      title={t('content.documents', { document })}
      lead={t('content.legal-lead')}
      actions={
        <>
          {legal && legal.shown !== null ? (
            <ButtonLink href={`${shop.origin}/legal/${document}`} variant="secondary" size="sm">
              {t('content.open-page')}
            </ButtonLink>
          ) : null}
          {legal ? <PreviewLink kind="legal" item={legal.item} version={legal.ofVersion} /> : null}
          <ButtonLink as={DeskAnchor} href={paths.legal()} variant="secondary" size="sm">
            {t('content.legal')}
          </ButtonLink>
        </>
      }
      content={legal}
      mayEnd={false}
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => <LegalForm key={key} {...{ content, languages }} {...facts} />}
    </ContentFrame>
  )
}
