import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, paths, readRefusal, TableFile, useFormKey, useMay } from '../kernel/index.ts'
import * as css from './chat-templates.css.ts'
import { TemplateForm } from './template-form.tsx'

export interface ChatTemplatesPageProps {
  templates: CallData<typeof calls.chatTemplate.chatTemplates>
  result?: unknown
}

/** The answers that a seller keeps for the chat: a form for a new one, and one for each. */
export function ChatTemplatesPage({ templates: { list }, result }: ChatTemplatesPageProps) {
  const t = useT()
  const mayEdit = useMay()('message.send')
  const { done } = (result ?? {}) as { done?: 'saved' | 'removed' }
  const key = useFormKey(result, done !== undefined)
  const refusal = readRefusal(result)
  const refusalOf = (id: string) => (refusal.value('id') === id ? refusal : readRefusal(undefined))
  return (
    <div className={css.page}>
      <PageHead
        title={t('chatTemplates.title')}
        lead={t('chatTemplates.lead', { buyer: '{buyer}', order: '{order}', offer: '{offer}' })}
        actions={
          <>
            {list.length > 0 ? <TableFile name="chat-templates" label={t('chatTemplates.title')} /> : null}
            <ButtonLink as={DeskAnchor} href={paths.messages()} variant="secondary" size="sm">
              {t('chatTemplates.back')}
            </ButtonLink>
          </>
        }
      />
      {done ? (
        <Notice tone="success" role="status">
          {t(`chatTemplates.${done}`)}
        </Notice>
      ) : null}
      {mayEdit ? (
        <Card as="section" aria-labelledby="new">
          <div className={css.part}>
            <h2 id="new">{t('chatTemplates.new')}</h2>
            <TemplateForm key={key} template={null} refusal={refusalOf('')} />
          </div>
        </Card>
      ) : null}
      {list.length === 0 ? <p className={css.muted}>{t('chatTemplates.none')}</p> : null}
      {list.map((template) => (
        <Card as="section" key={template.id} aria-labelledby={`name-${template.id}`}>
          <div className={css.part}>
            <h2 id={`name-${template.id}`} className={css.heading} dir="auto">
              {template.title}
            </h2>
            {mayEdit ? (
              <TemplateForm template={template} refusal={refusalOf(template.id)} />
            ) : (
              <p className={css.heading} dir="auto">
                {template.text}
              </p>
            )}
          </div>
        </Card>
      ))}
    </div>
  )
}
