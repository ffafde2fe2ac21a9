import type { CallData, calls } from '@tradepost/contract'
import { type ChatFacts, filledTemplate } from '@tradepost/domain/seller/chat-template'
import { useT } from '@tradepost/i18n/react'
import { Menu, MenuButton } from '@tradepost/ui-kit/menu'
import { type RefObject, useEffect, useState } from 'react'
import * as css from './messages.css.ts'

export type Template = CallData<typeof calls.chatTemplate.chatTemplates>['list'][number]

interface TemplateMenuProps {
  templates: readonly Template[]
  facts: ChatFacts
  /** The field that a template is written into. */
  field: RefObject<HTMLTextAreaElement>
}

/** A menu that writes a template at the cursor. It needs scripts, so it appears with them. */
export function TemplateMenu({ templates, facts, field }: TemplateMenuProps) {
  const t = useT()
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  if (templates.length === 0 || !hasScripts) return null
  const insert = (text: string) => {
    const area = field.current
    if (!area) return
    area.setRangeText(filledTemplate(text, facts), area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <Menu trigger={t('chatTemplates.insert')} look="outlined">
      <div className={css.templates}>
        {templates.map(({ id, title, text }) => (
          <MenuButton key={id} type="button" onClick={() => insert(text)}>
            <bdi>{title}</bdi>
          </MenuButton>
        ))}
      </div>
    </Menu>
  )
}
