import { Form } from '@remix-run/react'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { ChatFacts } from '@tradepost/domain/seller/chat-template'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useRef, useState } from 'react'
import { DraftNotice, readRefusal, useBusy, useDraft } from '../kernel/index.ts'
import * as css from './messages.css.ts'
import { type Template, TemplateMenu } from './template-menu.tsx'
import type { ThreadData } from './thread.tsx'

interface ComposerProps {
  conversation: ThreadData['conversation']
  templates: readonly Template[]
  sendKey: string
  result?: unknown
}

/** The values that replace the placeholders of a template in a conversation. */
const factsOf = ({ buyer, order }: ThreadData['conversation']): ChatFacts => ({
  buyer: buyer.nickName,
  ...(order ? { order: order.id, offer: order.title } : {}),
})

/** The answer to the other form of the page, which reports a message. */
const isAboutReport = (answered: unknown) => {
  const { reported, values } = (answered ?? {}) as { reported?: boolean; values?: Record<string, string> }
  return reported === true || values?.act === 'report'
}

/** The form to answer, with files and templates. */
export function Composer({ conversation, templates, sendKey, result: answered }: ComposerProps) {
  const t = useT()
  const busy = useBusy('send')
  const result = isAboutReport(answered) ? undefined : answered
  const draft = useDraft(`message ${conversation.id}`, result)
  const refusal = readRefusal(draft.result)
  const text = useRef<HTMLTextAreaElement>(null)
  const kept = refusal.value('kept') ?? ''
  // The page is loaded again while somebody writes. The key stays, so that a second attempt sends nothing twice.
  const [key] = useState(sendKey)
  return (
    <Form method="post" encType="multipart/form-data" noValidate key={draft.formKey} {...draft.form}>
      <FormBody>
        <DraftNotice draft={draft} />
        <input type="hidden" name="act" value="send" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="conversation" value={conversation.id} />
        <input type="hidden" name="kept" value={kept} />
        <TemplateMenu templates={templates} facts={factsOf(conversation)} field={text} />
        <TextArea
          ref={text}
          id="text"
          name="text"
          dir="auto"
          look="line"
          label={t('desk.write-message')}
          maxLength={messageLimits.textLength}
          defaultValue={refusal.value('text')}
          error={refusal.of('text') ?? (refusal.of('files') ? null : refusal.summary[0]?.message)}
        />
        {kept ? <p className={css.muted}>{t('desk.dispute-files-kept', { count: kept.split(' ').length })}</p> : null}
        <FileField
          // Files that are uploaded leave the field, so that they are not sent again.
          key={kept}
          id="files"
          name="files"
          label={t('desk.message-files')}
          hint={t('desk.message-files-hint', { max: messageLimits.files })}
          accept={[...uploadLimits.imageTypes, ...uploadLimits.videoTypes]}
          maxBytes={uploadLimits.maxBytes}
          maxFiles={messageLimits.files}
          chooseLabel={t('desk.import-choose')}
          formatError={t('errors.upload_format')}
          sizeError={t('errors.upload_limit')}
          removeLabel={(name) => t('desk.import-remove', { name })}
          error={refusal.of('files')}
        />
        <p className={css.muted}>{t('desk.message-warning')}</p>
        <FormActions>
          <Button loading={busy}>{t('desk.send-message')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
