import { Form } from '@remix-run/react'
import type { TicketTemplate } from '@tradepost/contract'
import { languages, ownName, standardTag } from '@tradepost/domain/language/languages'
import { ticketTemplateLimits } from '@tradepost/domain/ticket/ticket-template'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, RemoveButton, type readRefusal, useBusy } from '../kernel/index.ts'

interface Props {
  /** Null for a new template. */
  template: TicketTemplate | null
  refusal: ReturnType<typeof readRefusal>
}

/** The form of one template, with a text for each language, or of a new one. */
export function TicketTemplateForm({ template, refusal }: Props) {
  const t = useT()
  const busy = useBusy()
  const of = template?.id ?? 'new'
  return (
    <>
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="id" value={template?.id ?? ''} />
          <input type="hidden" name="version" value={template?.version ?? 0} />
          <TextField
            id={`title-${of}`}
            name="title"
            dir="auto"
            label={t('tickets.template-name')}
            maxLength={mostTyped(ticketTemplateLimits.title)}
            defaultValue={refusal.value('title') ?? template?.title ?? ''}
            error={refusal.of('title')}
            required
          />
          {languages.map((language) => (
            <TextArea
              key={language}
              id={`text-${language}-${of}`}
              name={`text-${language}`}
              lang={standardTag(language)}
              dir="auto"
              label={ownName(language)}
              rows={3}
              maxLength={mostTyped(ticketTemplateLimits.text)}
              defaultValue={refusal.value(`text-${language}`) ?? template?.texts[language] ?? ''}
              error={refusal.of(`text-${language}`)}
            />
          ))}
          <FormActions>
            <Button name="act" value="save" loading={busy}>
              {t('tickets.template-save')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
      {template ? (
        <FormActions>
          <RemoveButton
            label={t('tickets.template-remove')}
            title={t('tickets.template-remove-one', { name: template.title })}
            text={t('tickets.template-remove-text')}
            fields={{ id: template.id }}
          />
        </FormActions>
      ) : null}
    </>
  )
}
