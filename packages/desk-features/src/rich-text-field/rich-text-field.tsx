import { TextArea } from '@tradepost/ui-kit/text-area'
import { useEffect, useRef, useState } from 'react'
import * as css from './rich-text-field.css.ts'

/** Props of RichTextField and of its editor. */
export interface RichTextFieldProps {
  id: string
  name: string
  label: string
  hint: string
  defaultValue: string
  error?: string | null | undefined
  lang?: string | undefined
  dir?: 'auto' | 'ltr' | 'rtl'
}

const afterClickMs = 500

type Editor = typeof import('./rich-text-editor.tsx').RichTextEditor

/**
 * A field for a rich text: an editor, and a field for the text as it is written until the editor is loaded, or without
 * scripts. The editor takes over what was typed meanwhile, and never replaces the field while it has the focus.
 */
export function RichTextField(props: RichTextFieldProps) {
  const room = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Editor: Editor; text: string } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const load = async () => {
      const { RichTextEditor } = await import('./rich-text-editor.tsx')
      const field = room.current?.querySelector('textarea')
      if (!field || left.signal.aborted) return
      const { signal } = left
      const replace = () => {
        // A click that takes the focus away must not miss its target because the page moves.
        const replaceSoon = () => setTimeout(replace, afterClickMs)
        if (field === document.activeElement) field.addEventListener('blur', replaceSoon, { once: true, signal })
        else if (!signal.aborted) setLoaded({ Editor: RichTextEditor, text: field.value })
      }
      replace()
    }
    load().catch(reportError)
    return () => left.abort()
  }, [])
  return (
    <div ref={room} className={css.room}>
      {loaded ? (
        <loaded.Editor {...props} defaultValue={loaded.text} />
      ) : (
        <TextArea {...props} rows={8} dir={props.dir ?? 'auto'} />
      )}
    </div>
  )
}
