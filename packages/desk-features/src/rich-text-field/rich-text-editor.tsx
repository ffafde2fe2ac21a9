import { ListItem } from '@tiptap/extension-list'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { readRichText } from '@tradepost/domain/rich-text/read-rich-text'
import { writeRichText } from '@tradepost/domain/rich-text/write-rich-text'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Field, useField } from '@tradepost/ui-kit/field'
import { useRef, useState } from 'react'
import { editorDocument, richTextOf } from './editor-document.ts'
import * as css from './rich-text-field.css.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'
import { useToolbarKeys } from './use-toolbar-keys.ts'

/** Lists have one level, so the Tab key leaves the editor. */
const FlatListItem = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

const absent = {
  ...({ blockquote: false, code: false, codeBlock: false, horizontalRule: false, link: false, strike: false } as const),
  ...({ underline: false, dropcursor: false, gapcursor: false, trailingNode: false, listItem: false } as const),
}
const extensions = [StarterKit.configure({ ...absent, heading: { levels: [2] } }), FlatListItem]

interface Tool {
  label: MessageId
  isOn: (editor: Editor) => boolean
  apply: (editor: Editor) => void
}

const tools: readonly Tool[] = [
  {
    label: 'offerForm.text-bold',
    isOn: (editor) => editor.isActive('bold'),
    apply: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'offerForm.text-italic',
    isOn: (editor) => editor.isActive('italic'),
    apply: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'offerForm.text-heading',
    isOn: (editor) => editor.isActive('heading'),
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'offerForm.text-bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'offerForm.text-numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

function Tools({ editor, id }: { editor: Editor; id: string }) {
  const t = useT()
  const toolbar = useRef<HTMLDivElement>(null)
  const { onKeyDown, tabIndexOf } = useToolbarKeys(toolbar)
  const on = useEditorState({ editor, selector: () => tools.map(({ isOn }) => isOn(editor)) })
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('offerForm.text-tools')}
      aria-controls={id}
      className={css.tools}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ label, apply }, index) => (
        <Button
          key={label}
          type="button"
          size="sm"
          variant={on[index] ? 'primary' : 'secondary'}
          aria-pressed={on[index] ?? false}
          tabIndex={tabIndexOf(index)}
          onClick={() => apply(editor)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  )
}

/** The editor of a rich text. Its value is sent as it is stored; without an edit, as it came. */
export function RichTextEditor({ id, name, label, hint, error, defaultValue, lang, dir = 'auto' }: RichTextFieldProps) {
  const [value, setValue] = useState(defaultValue)
  const { controlProps, ...ids } = useField({ hint, error }, id)
  const labelId = `${id}-label`
  const described = controlProps['aria-describedby']
  const editor = useEditor({
    extensions,
    content: editorDocument(readRichText(defaultValue)),
    immediatelyRender: false,
    // The policy of the page refuses style elements from scripts.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id, dir, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, class: css.text },
        ...(lang ? { lang } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: (update) => setValue(writeRichText(richTextOf(update.editor.getJSON()))),
  })
  return (
    <Field ids={ids} labelId={labelId} label={label} hint={hint} error={error}>
      <input type="hidden" name={name} value={value} />
      <div className={css.frame}>
        {editor ? <Tools editor={editor} id={id} /> : null}
        <EditorContent editor={editor} />
      </div>
    </Field>
  )
}
