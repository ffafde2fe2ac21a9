import { Form } from '@remix-run/react'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { SendIcon } from '@tradepost/ui-kit/icons'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useEffect, useRef, useState } from 'react'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { EvidenceField } from '../upload/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import type { Draft } from './load-messages.ts'
import * as css from './messages.css.ts'

interface Props {
  conversation: string | null
  draft: Draft | null
  sendKey: string
  focused: boolean
  result?: MessagesResult | undefined
}

let sentBefore = false

/** Form to write a message. It is reset after each sent message. */
export function Composer({ conversation, draft, sendKey, focused, result }: Props) {
  const t = useT()
  const [key] = useState(sendKey)
  const text = useRef<HTMLTextAreaElement>(null)
  const busy = useBusy()
  const problems = readProblems(result, { text: t('messages.write'), files: t('messages.attach') })
  useEffect(() => {
    if (focused && sentBefore) text.current?.focus({ preventScroll: true })
    sentBefore = false
  }, [focused])
  const target = conversation
    ? { id: conversation }
    : { seller: draft?.seller.id ?? '', ...(draft?.order ? { order: draft.order.id } : {}) }
  const address = new URLSearchParams(target as Record<string, string>)
  return (
    <Form
      method="post"
      action={`${paths.messages()}?${address}`}
      encType="multipart/form-data"
      noValidate
      replace
      preventScrollReset
      className={css.composer}
      onSubmit={() => {
        sentBefore = true
      }}
    >
      <input type="hidden" name="key" value={key} />
      {Object.entries(target).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={t('messages.summary')} errors={problems.summary} />
      <div className={css.line}>
        <EvidenceField
          label={t('messages.attach')}
          catalogue="order_attachment"
          max={messageLimits.files}
          error={problems.of('files')}
          look="clip"
        />
        <div className={css.write}>
          <TextArea
            ref={text}
            id="text"
            name="text"
            label={t('messages.write')}
            labelHidden
            placeholder={t('messages.write')}
            defaultValue={problems.value('text')}
            error={problems.of('text')}
            maxLength={mostTyped(messageLimits.textLength)}
            look="line"
            dir="auto"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
          />
        </div>
        <Button type="submit" icon={SendIcon} directional loading={busy}>
          <span className={css.sendWord}>{t('messages.send')}</span>
        </Button>
      </div>
    </Form>
  )
}
