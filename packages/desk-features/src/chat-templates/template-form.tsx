import { Form } from '@remix-run/react'
import { chatTemplateLimits } from '@tradepost/domain/seller/chat-template'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, RemoveButton, type readRefusal, useBusy } from '../kernel/index.ts'

interface TemplateFormProps {
  /** Null for a new template. */
  template: { id: string; title: string; text: string } | null
  refusal: ReturnType<typeof readRefusal>
}

/** The form of one template, or of a new one. */
export function TemplateForm({ template, refusal }: TemplateFormProps) {
  const t = useT()
  const busy = useBusy()
  const of = template?.id ?? 'new'
  return (
    <>
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="id" value={template?.id ?? ''} />
          <TextField
            id={`title-${of}`}
            name="title"
            dir="auto"
            label={t('chatTemplates.name')}
            maxLength={mostTyped(chatTemplateLimits.title)}
            defaultValue={refusal.value('title') ?? template?.title ?? ''}
            error={refusal.of('title')}
            required
          />
          <TextArea
            id={`text-${of}`}
            name="text"
            dir="auto"
            label={t('chatTemplates.text')}
            maxLength={mostTyped(chatTemplateLimits.text)}
            defaultValue={refusal.value('text') ?? template?.text ?? ''}
            error={refusal.of('text')}
            required
          />
          <FormActions>
            <Button name="act" value="save" loading={busy}>
              {t('chatTemplates.save')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
      {template ? (
        <FormActions>
          <RemoveButton
            label={t('chatTemplates.remove')}
            title={t('chatTemplates.remove-one', { name: template.title })}
            text={t('chatTemplates.remove-text')}
            fields={{ id: template.id }}
          />
        </FormActions>
      ) : null}
    </>
  )
}
