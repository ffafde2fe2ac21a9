import { useRef, useState } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icons/index.ts'
import { Field, type FieldProps, useField } from '../internal/field.tsx'
import * as css from './file-field.css.ts'

/** Props of FileField; every word comes from outside. */
export type FileFieldProps = FieldProps & {
  id?: string
  name: string
  /** Content types that are taken. */
  accept: readonly string[]
  maxBytes: number
  maxFiles?: number
  required?: boolean
  formatError: string
  sizeError: string
  removeLabel: (fileName: string) => string
}

function keep(input: HTMLInputElement, files: readonly File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
}

/** Files from the device: what the server would refuse is refused here, before anything is sent. */
export function FileField({
  id,
  label,
  labelHidden,
  hint,
  error,
  aside,
  name,
  accept,
  maxBytes,
  maxFiles = 5,
  required,
  formatError,
  sizeError,
  removeLabel,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const shown = refused ?? error
  const { controlProps, ...ids } = useField({ hint, error: shown }, id)

  function take(all: readonly File[], problem: string | null) {
    const taken = all.slice(0, maxFiles)
    if (input.current) keep(input.current, taken)
    setFiles(taken)
    setRefused(problem)
  }
  function choose(chosen: File[]) {
    const good = chosen.filter((file) => accept.includes(file.type) && file.size <= maxBytes)
    const wrongType = chosen.some((file) => !accept.includes(file.type))
    const tooBig = chosen.some((file) => file.size > maxBytes)
    take(good, wrongType ? formatError : tooBig ? sizeError : null)
  }

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={shown} aside={aside}>
      <input
        {...controlProps}
        ref={input}
        type="file"
        name={name}
        accept={accept.join(',')}
        multiple={maxFiles > 1}
        required={required}
        className={css.drop}
        onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
      />
      {files.length > 0 ? (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.file}>
              <bdi className={css.name}>{file.name}</bdi>
              <IconButton
                icon={XIcon}
                label={removeLabel(file.name)}
                onClick={() =>
                  take(
                    files.filter((other) => other !== file),
                    null,
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  )
}
