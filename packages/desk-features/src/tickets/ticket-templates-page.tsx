import type { TicketTemplate } from '@tradepost/contract'
import { ticketPlaceholders } from '@tradepost/domain/ticket/ticket-template'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, paths, readRefusal, TableFile, useFormKey, useMay } from '../kernel/index.ts'
import { TicketTemplateForm } from './ticket-template-form.tsx'
import * as css from './tickets.css.ts'

export interface TicketTemplatesPageProps {
  templates: { list: readonly TicketTemplate[] }
  result?: unknown
}

/** The texts that the staff keep for answers: a form for each, and one for a new one. */
export function TicketTemplatesPage({ templates: { list }, result }: TicketTemplatesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('ticket.template')
  const { done } = (result ?? {}) as { done?: 'saved' | 'removed' }
  const key = useFormKey(result, done !== undefined)
  const refusal = readRefusal(result)
  const refusalOf = (id: string) => (refusal.value('id') === id ? refusal : readRefusal(undefined))
  return (
    <div className={css.page}>
      <PageHead
        title={t('tickets.templates-title')}
        lead={t('tickets.templates-lead', { names: ticketPlaceholders.map((one) => `{${one}}`).join(' ') })}
        actions={
          <>
            {list.length > 0 ? <TableFile name="ticket-templates" label={t('tickets.templates-title')} /> : null}
            <ButtonLink as={DeskAnchor} href={paths.tickets()} variant="secondary" size="sm">
              {t('tickets.title')}
            </ButtonLink>
          </>
        }
      />
      {done ? (
        <Notice tone="success" role="status">
          {t(`tickets.template-${done}`)}
        </Notice>
      ) : null}
      {list.length === 0 ? <p className={css.muted}>{t('tickets.templates-none')}</p> : null}
      {list.map((template) => (
        <details
          className={css.template}
          key={`${template.id} ${template.version}`}
          open={refusal.value('id') === template.id}
        >
          <summary className={css.summary} dir="auto">
            {template.title}{' '}
            <span className={css.muted}>
              {t('tickets.template-languages', { count: Object.keys(template.texts).length })}
            </span>
          </summary>
          {mayEdit ? (
            <TicketTemplateForm template={template} refusal={refusalOf(template.id)} />
          ) : (
            Object.entries(template.texts).map(([language, text]) => (
              <p key={language} className={css.words} dir="auto">
                {text}
              </p>
            ))
          )}
        </details>
      ))}
      {mayEdit ? (
        <Card as="section" aria-labelledby="new">
          <div className={css.part}>
            <h2 id="new">{t('tickets.template-new')}</h2>
            <TicketTemplateForm key={key} template={null} refusal={refusalOf('')} />
          </div>
        </Card>
      ) : null}
    </div>
  )
}
