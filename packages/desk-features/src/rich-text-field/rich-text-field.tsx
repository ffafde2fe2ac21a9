import { TextArea } from '@tradepost/ui-kit/text-area'
import { lazy, Suspense, useEffect, useState } from 'react'
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

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** A field for a rich text: an editor, and without scripts a field for the text as it is written. */
export function RichTextField(props: RichTextFieldProps) {
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  const plain = <TextArea {...props} rows={8} dir={props.dir ?? 'auto'} />
  return (
    <div className={css.room}>
      {hasScripts ? (
        <Suspense fallback={plain}>
          <RichTextEditor {...props} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
