import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { Field, FieldError, type FieldProps, useField } from '../field/field.tsx'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { PaperclipIcon, UploadIcon, XIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './file-field.css.ts'

/** Props of FileField. */
export type FileFieldProps = FieldProps & {
  id?: string
  name: string
  /** Accepted content types. */
  accept: readonly string[]
  maxBytes: number
  maxFiles?: number
  required?: boolean
  /** Label of the button. Replaces the browser's label, which is in the browser's language, not in the page's. */
  chooseLabel: string
  formatError: string
  sizeError: string
  removeLabel: (fileName: string) => string
  /** Upload progress of each file from 0 to 1, in the order of the files; undefined when no upload is running. */
  shares?: readonly number[] | undefined
  sendingLabel?: ((fileName: string) => string) | undefined
  /** True if the files are already uploaded, so that the form does not send them again. */
  stored?: boolean
  /** `clip` is an icon in a row of controls, with a hidden label. Files and problems are shown above the row. */
  look?: 'drop' | 'clip'
  inputRef?: RefObject<HTMLInputElement>
  onFilesChange?: () => void
}

function keep(input: HTMLInputElement, files: readonly File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
}

/** Label, hint and error of the `clip` look. The hint is visible only together with an error. */
const ClipFrame = ({ ids, label, hint, error, children }: ComponentProps<typeof Field>) => {
  const what = hint ? <div id={ids.hintId}>{hint}</div> : null
  return (
    <>
      {children}
      <VisuallyHidden as="div">
        <label htmlFor={ids.id}>{label}</label>
        {error ? null : what}
      </VisuallyHidden>
      {error ? (
        <div className={cx(css.above, css.refused)}>
          <FieldError id={ids.errorId}>{error}</FieldError>
          {what}
        </div>
      ) : null}
    </>
  )
}

/** A file input. Refuses files that the server would refuse, before they are uploaded. */
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
  chooseLabel,
  formatError,
  sizeError,
  removeLabel,
  shares,
  sendingLabel,
  stored = false,
  look = 'drop',
  inputRef,
  onFilesChange,
}: FileFieldProps) {
  const internalRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? internalRef
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const shown = refused ?? error
  const { controlProps, ...ids } = useField({ hint, error: shown }, id)
  const clip = look === 'clip'
  const Frame = clip ? ClipFrame : Field

  function take(all: readonly File[], problem: string | null) {
    const taken = all.slice(0, maxFiles)
    if (input.current) keep(input.current, taken)
    setFiles(taken)
    setRefused(problem)
    onFilesChange?.()
  }
  function choose(chosen: File[]) {
    const good = chosen.filter((file) => accept.includes(file.type) && file.size <= maxBytes)
    const wrongType = chosen.some((file) => !accept.includes(file.type))
    const tooBig = chosen.some((file) => file.size > maxBytes)
    take(good, wrongType ? formatError : tooBig ? sizeError : null)
  }

  return (
    <Frame ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={shown} aside={aside}>
      <div className={clip ? css.clip : css.drop} title={clip ? label : undefined}>
        <span className={clip ? css.clipIcon : css.words} aria-hidden>
          <Icon shape={clip ? PaperclipIcon : UploadIcon} size={clip ? 20 : 18} />
          {clip ? null : chooseLabel}
        </span>
        <input
          {...controlProps}
          ref={input}
          type="file"
          name={stored ? undefined : name}
          accept={accept.join(',')}
          multiple={maxFiles > 1}
          required={required}
          className={css.native}
          onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {files.length > 0 ? (
        <ul className={cx(css.files, clip && css.above)}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.file}>
              <bdi className={css.name} data-cut="file">
                {file.name}
              </bdi>
              {shares ? (
                <progress className={css.progress} value={shares[index] ?? 0} aria-label={sendingLabel?.(file.name)} />
              ) : (
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
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Frame>
  )
}
